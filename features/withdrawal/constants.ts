/** States of a withdrawal. A rejected one returns to the balance. */
export const withdrawalStates = ['received', 'checked', 'sent', 'rejected'] as const
