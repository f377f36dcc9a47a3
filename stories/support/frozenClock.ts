/** Stands in for the shell's `useServerClock` in stories: the moment that a page was rendered at never passes, so that pictures compare. */
export const useServerClock = (renderedAt: number): number => renderedAt
