import { expect, it } from 'vitest'
import { modes, modeTagPrefix } from './shots.ts'
import { listStories } from './storyIndex.ts'

it('tags of stories name modes that exist', { timeout: 60_000 }, async () => {
  const known = modes.filter((mode) => mode !== 'normal').map((mode) => modeTagPrefix + mode)
  const used = (await listStories()).flatMap(({ id, tags = [] }) =>
    tags.filter((tag) => tag.startsWith(modeTagPrefix)).map((tag) => `${id} ${tag}`),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((one) => !known.includes(one.split(' ')[1] ?? ''))).toEqual([])
})
