const announcedCounts = [0, 5, 10, 20, 50]

/**
 * The remaining count to announce near the limit: the threshold last passed, `null` above the highest. Announcing every keystroke would
 * interrupt the screen reader's echo of the typed text.
 */
export const countToAnnounce = (left: number): number | null => announcedCounts.find((step) => left <= step) ?? null
