import { containsCardNumber } from '../format/cardNumber.ts'
import { containsCpr } from '../format/cpr.ts'

/** Whether a text may contain the number of a person or of a payment card: it has no place in a message, which lies in a mailbox. */
export const containsSecretNumber = (text: string): boolean => containsCpr(text) || containsCardNumber(text)
