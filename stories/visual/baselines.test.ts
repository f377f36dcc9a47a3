import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Baselines } from './baselines.ts'
import { compareImages, fingerprint } from './imageDiff.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const square = (colour: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
const baseline = (digit: string) => digit.repeat(16)
const textOf = (component: string) => readFileSync(join(folder, `${component}.txt`), 'utf8')

describe('accepted screenshots', () => {
  it('are lines in one text file per component, in a fixed order, and can be read back', () => {
    new Baselines(folder).accept(
      new Map([
        ['components-badge--two nordlys xs', baseline('c')],
        ['components-badge--one strand xxl', baseline('b')],
        ['components-badge--one strand md', baseline('b')],
        ['components-badge--one nordlys xs hover', baseline('d')],
        ['components-badge--one nordlys xs', baseline('a')],
        ['components-text--one nordlys xs', baseline('a')],
      ]),
    )
    expect(textOf('components-badge').trimEnd().split('\n')).toEqual([
      `components-badge--one nordlys xs ${'a'.repeat(16)}`,
      `components-badge--one strand md ${'b'.repeat(16)}`,
      `components-badge--one strand xxl ${'b'.repeat(16)}`,
      `components-badge--one nordlys xs hover ${'d'.repeat(16)}`,
      `components-badge--two nordlys xs ${'c'.repeat(16)}`,
    ])
    const again = new Baselines(folder)
    expect(again.get('components-badge--one nordlys xs hover')).toEqual(baseline('d'))
    expect(again.keys()).toHaveLength(6)
    expect(readdirSync(folder)).toEqual(['components-badge.txt', 'components-text.txt'])
  })

  it('change no other line when one is accepted, and leave no empty file', () => {
    const baselines = new Baselines(folder)
    const [one, two] = ['components-badge--one nordlys xs', 'components-badge--two nordlys xs']
    baselines.accept(new Map([one, two].map((key) => [key, baseline('a')])))
    const before = textOf('components-badge').split('\n')
    baselines.accept(new Map([[two, baseline('b')]]))
    expect(
      textOf('components-badge')
        .split('\n')
        .filter((line, at) => line !== before[at]),
    ).toEqual([`${two} ${'b'.repeat(16)}`])
    baselines.accept(new Map(), [one])
    expect(new Baselines(folder).keys()).toEqual([two])
    baselines.accept(new Map(), [two])
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['<<<<<<< HEAD', 'components-badge--one nordlys xs', 'components-badge--one nordlys xs 0123', 'a b c d e f'])(
    'refuse the line %s with its place',
    (line) => {
      writeFileSync(join(folder, 'components-badge.txt'), `components-badge--zero nordlys xs ${baseline('a')}\n${line}\n`)
      expect(() => new Baselines(folder).keys()).toThrow(`components-badge.txt:2 is not a fingerprint: ${line}`)
    },
  )
})

describe('comparison', () => {
  it('has different fingerprints for a change of one level in one colour channel', async () => {
    expect(await fingerprint(await square('#102030'))).not.toBe(await fingerprint(await square('#102031')))
  })

  it('counts different pixels, also for different sizes', async () => {
    const before = await square('#102030')
    expect((await compareImages(before, before)).pixels).toBe(0)
    expect((await compareImages(before, await square('#902030'))).share).toBe(1)
    expect((await compareImages(before, await square('#102030', 40, 31))).pixels).toBe(40)
  })

  it('counts no pixel that differs by one level: nobody sees it', async () => {
    expect((await compareImages(await square('#102030'), await square('#102031'))).pixels).toBe(0)
  })
})
