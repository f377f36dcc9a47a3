import { expect, it } from 'vitest'
import { describeApi } from './lib/api.mjs'

/** What callers build on. A change here is a change for them: `npm run api:accept` writes it down, and a changeset tells it. */
it('keeps the public face of the design system', { timeout: 300_000 }, async () => {
  const api = describeApi()
  expect(api, 'looks come from variants and tokens').not.toMatch(/^ +(?:className|style)\??:/m)
  await expect(api).toMatchFileSnapshot('../../design-system/public.snapshot.txt')
})
