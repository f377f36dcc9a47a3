import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AcceptedScreenshot, Baselines } from './baselines.ts'
import { compareImages, encodeForStorage, fingerprint } from './imageDiff.ts'
import { removedStories } from './runComparison.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const square = (colour: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
const picture = async (storyId: string, breakpoint: AcceptedScreenshot['breakpoint'], png: Buffer): Promise<AcceptedScreenshot> => ({
  storyId,
  brand: 'nordlys',
  breakpoint,
  fingerprint: await fingerprint(png),
  renderer: '156 probe',
  encode: () => encodeForStorage(png),
})
const stored = (component: string) => readdirSync(join(folder, component)).filter((file) => file.endsWith('.webp'))

describe('accepted screenshots', () => {
  it('are stored once for identical breakpoints and can be read back', async () => {
    const png = await square('teal')
    await new Baselines(folder).accept([
      await picture('components-badge--one', 'xs', png),
      await picture('components-badge--one', 'xxl', png),
    ])
    expect(stored('components-badge')).toHaveLength(1)
    const again = new Baselines(folder)
    expect(again.get('components-badge--one')?.pictures.nordlys?.xxl).toBe(await fingerprint(png))
    expect((await compareImages(again.readImage('components-badge--one', await fingerprint(png)), png)).pixels).toBe(0)
  })

  it('delete images that are no longer referenced', async () => {
    const baselines = new Baselines(folder)
    await baselines.accept([await picture('components-badge--one', 'xs', await square('teal'))])
    await baselines.accept([await picture('components-badge--one', 'xs', await square('navy'))])
    expect(stored('components-badge')).toHaveLength(1)
    expect(removedStories(baselines, new Set(['components-badge--two']))).toEqual(['components-badge--one'])
    await baselines.accept([], ['components-badge--one'])
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('comparison', () => {
  it('has different fingerprints for a change of one level in one colour channel', async () => {
    expect(await fingerprint(await square('#102030'))).not.toBe(await fingerprint(await square('#102031')))
  })

  it('counts different pixels, also for different sizes', async () => {
    const before = await encodeForStorage(await square('#102030'))
    expect((await compareImages(before, await square('#902030'))).share).toBe(1)
    expect((await compareImages(before, await square('#102030', 40, 31))).pixels).toBe(40)
  })
})
