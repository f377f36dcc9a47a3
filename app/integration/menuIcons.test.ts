import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  id: string
  icon?: string
  slug: string
  child?: readonly Entry[]
}
const menu: readonly Entry[] = JSON.parse(readFileSync(new URL('../platform/seed/menu.json', import.meta.url), 'utf8'))

/** Entries of one meaning: only guests see the registration, and only players the account; the player's campaigns are campaigns. */
const meanings: Readonly<Record<string, string>> = { register: 'account', 'my-account': 'account', gamification: 'campaign' }

it('gives each meaning of the menu an icon of its own', () => {
  const byIcon = new Map<string, Set<string>>()
  for (const { id, icon } of menu.flatMap((entry) => [entry, ...(entry.child ?? [])])) {
    if (icon) byIcon.set(icon, (byIcon.get(icon) ?? new Set()).add(meanings[id] ?? id))
  }
  expect([...byIcon].filter(([, ids]) => ids.size > 1)).toEqual([])
})
