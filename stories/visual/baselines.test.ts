import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Baselines } from './baselines.ts'
import { compareImages, fingerprint } from './imageDiff.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('writes a text file per component, in a fixed order, changes no other line and leaves no empty file', () => {
  const keys = ['two nordlys xs', 'one strand xxl', 'one strand md', 'one nordlys xs hover', 'one nordlys xs'].map((key) => `badge--${key}`)
  new Baselines(folder).accept(new Map([...keys, 'text--one nordlys xs'].map((key, at) => [key, `${at}`.repeat(16)])))
  const lines = () => readFileSync(join(folder, 'badge.txt'), 'utf8').trimEnd().split('\n')
  const before = [4, 2, 1, 3, 0].map((at) => `${keys[at]} ${`${at}`.repeat(16)}`)
  expect(lines()).toEqual(before)
  new Baselines(folder).accept(new Map([['badge--two nordlys xs', 'b'.repeat(16)]]), ['text--one nordlys xs'])
  expect(lines().filter((line, at) => line !== before[at])).toEqual([`badge--two nordlys xs ${'b'.repeat(16)}`])
  expect(readdirSync(folder)).toEqual(['badge.txt'])
})

it.each(['<<<<<<< HEAD', 'badge--one nordlys xs', 'badge--one nordlys xs 0123', 'a b c d e f'])('refuses the line %s', (line) => {
  writeFileSync(join(folder, 'badge.txt'), `badge--zero nordlys xs ${'a'.repeat(16)}\n${line}\n`)
  expect(() => new Baselines(folder)).toThrow(`badge.txt:2 is not a fingerprint: ${line}`)
})

const square = (background: string, height = 30) =>
  sharp({ create: { width: 40, height, channels: 3, background } })
    .png()
    .toBuffer()

it('has another fingerprint for a change of one level in one colour channel, which has no visible pixel', async () => {
  const [before, after] = await Promise.all([square('#102030'), square('#102031')])
  expect(await fingerprint(before)).not.toBe(await fingerprint(after))
  expect((await compareImages(before, after)).pixels).toBe(0)
})

it.each([
  { after: square('#102030'), pixels: 0 },
  { after: square('#902030'), pixels: 1200 },
  { after: square('#102030', 31), pixels: 40 },
])('counts $pixels different pixels', async ({ after, pixels }) => {
  expect((await compareImages(await square('#102030'), await after)).pixels).toBe(pixels)
})
