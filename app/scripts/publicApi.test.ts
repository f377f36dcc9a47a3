import { expect, it } from 'vitest'
import { describePublicApi } from './lib/publicApi.mjs'

/** Snapshot of the public API. `npm run api:accept` updates it; a change needs a changeset. */
it('the public API of the design system is unchanged', { timeout: 300_000 }, async () => {
  const api = describePublicApi()
  expect(api, 'styling is through variants and tokens only').not.toMatch(/^ +(?:className|style)\??:/m)
  await expect(api).toMatchFileSnapshot('../../design-system/public.snapshot.txt')
})
