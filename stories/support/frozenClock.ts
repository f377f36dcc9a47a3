/** Replaces the shell's `useServerClock` in stories: the time is constant, so that screenshots are comparable. */
export const useServerClock = (renderedAt: number): number => renderedAt
