import { containsCpr } from '../format/cpr.ts'
import { readTabStorage, writeTabStorage } from '../session/tabStorage.ts'
import { messageLimits } from './constants.ts'

/** Fields that are typed into. */
export const draftFields = ['name', 'email', 'userId', 'message'] as const

/** What was typed into the form of a message, by field. */
export type MessageDraft = Partial<Record<(typeof draftFields)[number], string>>

const storageKey = 'besked'
/** As long as the number of a payment card. */
const cardNumber = /\d(?:[\s-]?\d){12}/
/** The number of a person or of a payment card (RULES: never in web storage): a field with one is not kept. */
const containsSecret = (text: string) => containsCpr(text) || cardNumber.test(text)

/** The message that was being written in this tab; empty without one. */
export function readMessageDraft(): MessageDraft {
  const fields = readStored()
  const draft: MessageDraft = {}
  for (const name of draftFields) {
    const value = fields[name]
    if (typeof value === 'string') draft[name] = value.slice(0, messageLimits[name])
  }
  return draft
}

/** Keeps what has been typed; nothing typed deletes it. */
export function keepMessageDraft(draft: MessageDraft): void {
  const kept = draftFields.filter((name) => draft[name] && !containsSecret(draft[name]))
  if (kept.length === 0) clearMessageDraft()
  else writeTabStorage(storageKey, Object.fromEntries(kept.map((name) => [name, draft[name]])))
}

/** Deletes it: the message was sent. */
export const clearMessageDraft = (): void => writeTabStorage(storageKey, undefined)

function readStored(): Readonly<Record<string, unknown>> {
  const stored = readTabStorage(storageKey)
  return typeof stored === 'object' ? { ...stored } : {} // not an object: not ours
}
