import { expect, it } from 'vitest'
import keywords from '../content/texts/da/keywords.json' with { type: 'json' }
import texts from '../content/texts/da/profile.json' with { type: 'json' }
import type { AccountEvent } from './calls.ts'
import { changeText } from './changeText.ts'
import { accountEventKinds } from './constants.ts'

const messages: Readonly<Record<string, string>> = { ...keywords, ...texts }
/** Texts of the profile with their values filled in. */
const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  (messages[key.replace(/^(?:profile|keywords)\./, '')] ?? `missing ${key}`).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  )
const at = Date.parse('2026-06-16T10:00:00Z')
const event = (change: Partial<AccountEvent>): AccountEvent => ({
  id: 'a',
  field: 'deposit_limit',
  subject: 'day',
  before: null,
  after: null,
  changedAt: at,
  device: null,
  ...change,
})

it.each<[Partial<AccountEvent>, object]>([
  [
    { before: { value: 50_000 }, after: { value: 100_000, from: at } },
    { field: 'Dagsgrænse for indbetaling', before: '500 kr.', after: '1.000 kr. fra 16. jun. 2026, 12.00' },
  ],
  [
    { field: 'play_limit', subject: 'time day', before: { value: null }, after: { value: 90 } },
    { field: 'Dagsgrænse for spilletid', before: 'Ingen', after: '1 t. 30 min.' },
  ],
  [
    { field: 'play_limit', subject: 'loss month', before: { value: 20_000 }, after: { value: null } },
    { field: 'Månedsgrænse for tab', before: '200 kr.', after: 'Ingen' },
  ],
  [
    { field: 'pause', subject: '24h', before: { value: null }, after: { value: at } },
    { field: 'Pause til', before: 'Ingen', after: '16. jun. 2026, 12.00' },
  ],
  [
    { field: 'login_failed', subject: 'ERR_CPR_MISMATCH' },
    { field: 'Login afvist', before: '–', after: '–' },
  ],
  [
    { field: 'lock', subject: '', before: { value: 'active' }, after: { value: 'locked' } },
    { field: 'Konto spærret', before: '–', after: '–' },
  ],
])('an event is told in Danish: %j', (change, expected) => {
  const plain = Object.entries(changeText(event(change), t)).map(([name, text]) => [name, text.replaceAll('\u00a0', ' ')])
  expect(Object.fromEntries(plain)).toEqual(expected)
})

it('every kind of event has a text', () => {
  for (const field of accountEventKinds)
    expect(changeText(event({ field, subject: field === 'play_limit' ? 'stake week' : 'week' }), t).field).not.toContain('missing')
})
