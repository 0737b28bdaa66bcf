// An analysis that is still growing is looked at again until it is whole.

import { one, refresh } from "./table.js";

const PAUSE = 1500;

while (one("[data-growing]")) {
  await new Promise((done) => setTimeout(done, PAUSE));
  if (!document.hidden) await refresh();
}
