/**
 * Options of an LRU cache with at most `max` entries. Not by its own `max`: arrays of that length are reserved then, and cleared whenever the
 * only entry is removed.
 */
export const countBound = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 })
