/** Friday 20 November 2026, 20:41:07 in Copenhagen: the same moment in every story. */
export const storyNow = Date.UTC(2026, 10, 20, 19, 41, 7)
