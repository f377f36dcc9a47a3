/** Longest type and id of a landing page: together, with a dot, they are an id of a landing page's log (at most 64 characters). */
export const [maxLandingTypeLength, maxLandingIdLength] = [20, 40] as const
