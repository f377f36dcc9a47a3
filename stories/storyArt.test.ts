import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawStoryArt } from './storyArt.ts'

it('the artwork of the stories is what the platform draws: if not, `npm run art -w @casino/stories`', () => {
  const files = drawStoryArt()
  const stale = [...files]
    .filter(([path, content]) => readFileSync(new URL(path, import.meta.url), 'utf8') !== content)
    .map(([path]) => path)
  expect(stale).toEqual([])
  const left = readdirSync(new URL('public/art/', import.meta.url)).filter((name) => !files.has(`public/art/${name}`))
  expect(left).toEqual([])
})
