/** Shortens an id for display; support can find it by the first eight characters. */
export const shortId = (id: string): string => (id.length > 12 ? id.slice(0, 8) : id)
