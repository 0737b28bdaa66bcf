// What table.js uses of idiomorph, which the build puts beside it.
export const Idiomorph: {
  morph(old: Element, fresh: string | Element | null, options?: object): void;
};
