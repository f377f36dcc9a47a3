/** Greatest number of characters of each field of a message; that of `recaptcha` is the provider's. */
export const messageLimits = { name: 120, email: 254, userId: 64, message: 4000, recaptcha: 4096 } as const
