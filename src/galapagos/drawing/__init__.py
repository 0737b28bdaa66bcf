"""Pictures in ink and wash, all of them drawn with one pen."""
