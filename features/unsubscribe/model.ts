/** What a link ends: e-mails, text messages, or the text messages of this brand. */
export type UnsubscribeKind = 'email' | 'sms' | 'brand'

/** `invalid`: the link names no player. `message`: Danish, what went wrong. */
export type UnsubscribeState = { type: 'asking' } | { type: 'done' } | { type: 'invalid' } | { type: 'failed'; message: string }
