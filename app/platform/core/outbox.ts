import { newId } from '@casino/shared/ids'
import type { PlatformClock } from './clock.ts'

/** A mail of the simulated mail provider. */
export interface MailMessage {
  id: string
  to: string
  subject: string
  text: string
  /** UTC ms. */
  sentAt: number
}

/** A mail before it is sent. */
export type NewMail = Pick<MailMessage, 'to' | 'subject' | 'text'>

/** The simulated mail provider. In memory: a code in the database would be as good as the account. */
export interface Outbox {
  /** Cannot be taken back, so it follows the commit of what the mail is about (`TransactionContext.sendMail`). */
  send(mail: NewMail): void
  /** Newest first. */
  list(): readonly MailMessage[]
  clear(): void
}

/** Mails that are kept. */
const keptMessages = 200

export function createOutbox(clock: PlatformClock): Outbox {
  let messages: readonly MailMessage[] = []
  return {
    send(mail) {
      messages = [{ id: newId(), ...mail, sentAt: clock.now() }, ...messages].slice(0, keptMessages)
    },
    list: () => messages,
    clear() {
      messages = []
    },
  }
}
