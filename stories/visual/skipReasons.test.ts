import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { skipsWithoutReason } from './skipReasons.ts'

const folder = new URL('..', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'))

it.each(files)('%s skips visual comparison only with a reason', (file) => {
  expect(skipsWithoutReason(readFileSync(new URL(file, folder), 'utf8'))).toEqual([])
})

it.each([
  "visual: { skip: '' }",
  "visual: { skip: '  ' }",
  'visual: { skip: true }',
  'visual: {}',
  'visual: hidden',
  "visual: { skip: 'flaky' }",
])('rejects %s', (text) => {
  expect(skipsWithoutReason(`parameters: { ${text} }`)).toHaveLength(1)
})

it('accepts a reason', () => {
  expect(skipsWithoutReason("parameters: { visual: { skip: 'plays a video, whose frames differ' } }")).toEqual([])
})
