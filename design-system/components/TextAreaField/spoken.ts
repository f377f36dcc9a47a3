const steps = [0, 5, 10, 20, 50]

/**
 * The count to read aloud while characters run out: the step last passed, `null` while there is room. A count at each key would talk over what is
 * typed.
 */
export const spoken = (left: number): number | null => steps.find((step) => left <= step) ?? null
