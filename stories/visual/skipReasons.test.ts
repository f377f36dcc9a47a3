import { expect, it } from 'vitest'
import { parseLayer, parseSource } from '../../app/scripts/lib/conventions/sourceTree.ts'
import { skipsWithoutReason } from './skipReasons.ts'

const files = parseLayer('stories').filter(({ fileName }) => fileName.endsWith('.stories.tsx'))

it.each(files.map((file) => [file.fileName, file] as const))('%s skips visual comparison only with a reason', (_, file) => {
  expect(skipsWithoutReason(file)).toEqual([])
})

const story = (parameter: string) => parseSource('Probe.stories.tsx', `export const Probe = meta.story({ parameters: { ${parameter} } })`)

it.each([
  "visual: { skip: '' }",
  "visual: { skip: '  ' }",
  'visual: { skip: true }',
  'visual: {}',
  'visual: hidden',
  'visual',
  "'visual': { skip: reason }",
  "visual: { skip: 'flaky' }",
  "visual: { skip: '    flaky                ' }",
])('rejects %s', (parameter) => {
  expect(skipsWithoutReason(story(parameter))).toHaveLength(1)
})

it('accepts a reason', () => {
  expect(skipsWithoutReason(story("visual: { skip: 'plays a video, whose frames differ' }"))).toEqual([])
})
