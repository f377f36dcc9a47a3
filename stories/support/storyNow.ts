/** The current time in every story, ms UTC: Friday 20 November 2026, 20:41:07 in Copenhagen. */
export const storyNow = Date.UTC(2026, 10, 20, 19, 41, 7)
