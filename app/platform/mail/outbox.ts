import type { PlatformClock } from '../clock.ts'
import { newId } from '../ids.ts'

/** A mail of the simulated mail provider. */
export interface MailMessage {
  id: string
  to: string
  subject: string
  text: string
  /** UTC ms. */
  sentAt: number
}

/** The simulated mail provider. In memory: a code in the database would be as good as the account. */
export interface Outbox {
  /** Not part of a transaction, so the last step of a call. */
  send(message: Pick<MailMessage, 'to' | 'subject' | 'text'>): void
  /** Newest first. */
  list(): readonly MailMessage[]
  clear(): void
}

/** Mails that are kept. */
const keptMessages = 200

export function createOutbox(clock: PlatformClock): Outbox {
  let messages: readonly MailMessage[] = []
  return {
    send(message) {
      messages = [{ id: newId(), ...message, sentAt: clock.now() }, ...messages].slice(0, keptMessages)
    },
    list: () => messages,
    clear() {
      messages = []
    },
  }
}
