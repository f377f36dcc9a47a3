import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ComparisonResult, VisualRun } from './results.ts'
import { sheetHtml, writeSheet } from './sheet.ts'

const place = { brand: 'strand', breakpoint: 'xxl', mode: 'normal', width: 1536 } as const
const story = { storyId: 'components-badge--tones', title: 'Components/Badge', name: 'Tones' }
const pictures = { expected: 'pictures/e.png', actual: 'pictures/a.png', difference: 'pictures/d.png' }
const changed: ComparisonResult = { ...story, ...place, ...pictures, status: 'changed', pixels: 9, share: 0.1 }
const runOf = (results: readonly ComparisonResult[]): VisualRun => {
  return { sourceHash: 's', renderer: '156', selection: 'changed since main', seconds: 2, results, compared: true }
}
const noRejections = { get: () => undefined }

let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-sheet-'))
  mkdirSync(join(folder, 'pictures'))
  const picture = sharp({ create: { width: 1536, height: 90, channels: 3, background: '#7a3cff' } })
  for (const file of Object.values(pictures)) await picture.clone().png().toFile(join(folder, file))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('puts what differs on one picture and one page without further files, and says it as a comment', async () => {
  await writeSheet(runOf([changed, { ...changed, breakpoint: 'xs', status: 'same' }]), folder, noRejections)
  const html = readFileSync(join(folder, 'sheet.html'), 'utf8')
  expect(html).toContain('changed: components-badge--tones strand xxl')
  expect(html).not.toContain('strand xs')
  expect(html.match(/src="data:image\/webp/g)).toHaveLength(3)
  expect(html).not.toMatch(/src="(?!data:)|href=/)
  const { width = 0, height = 0 } = await sharp(join(folder, 'sheet.png')).metadata()
  expect([width, height]).toEqual([1176, expect.any(Number)])
  const comment = readFileSync(join(folder, 'comment.md'), 'utf8')
  expect(comment).toContain('**Pictures**: 1 same, 1 changed')
  expect(comment).toContain('- changed: components-badge--tones strand xxl: 9 px')
})

it('counts what is more than a sheet holds', async () => {
  const many = Array.from({ length: 45 }, (_, at) => ({ ...changed, storyId: `components-badge--tones-${at}` }))
  expect(await sheetHtml(runOf(many), folder)).toContain('and 5 more')
})
