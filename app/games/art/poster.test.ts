import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { gameCatalogue } from '../catalogue/index.ts'
import { backgrounds } from './backgrounds/index.ts'
import { contrastRatio, hexToRgb, luminanceContrast, relativeLuminance } from './color.ts'
import { motifNames } from './emblems/index.ts'
import { palettes } from './palettes.ts'
import { composePoster, posterSize } from './poster.ts'

/** Lowest contrast of a colour with the pixels of a box. The worst 1.2 % of the pixels are ignored, to allow stars. */
async function worstContrast(svg: string, box: { x: number; y: number; width: number; height: number }, color: string): Promise<number> {
  const area = { left: Math.floor(box.x), top: Math.floor(box.y), width: Math.ceil(box.width), height: Math.ceil(box.height) }
  const { data, info } = await sharp(Buffer.from(svg)).extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ink = relativeLuminance(...hexToRgb(color))
  const ratios = new Map<number, number>()
  for (let i = 0; i < data.length; i += info.channels) {
    const key = data.readUIntBE(i, 3)
    ratios.set(key, (ratios.get(key) ?? 0) + 1)
  }
  const sorted = [...ratios]
    .map(([key, count]) => ({ count, value: luminanceContrast(ink, relativeLuminance(key >> 16, (key >> 8) & 255, key & 255)) }))
    .sort((a, b) => a.value - b.value)
  let skipped = 0
  for (const { count, value } of sorted) {
    skipped += count
    if (skipped > area.width * area.height * 0.012) return value
  }
  return 0
}

describe('posters', () => {
  let posters: ReturnType<typeof composePoster>[]
  beforeAll(() => {
    posters = gameCatalogue.map(({ design }) => composePoster(design))
  })

  it('have at least 12 palettes, 10 backgrounds and 40 motifs', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(12)
    expect(Object.keys(backgrounds).length).toBeGreaterThanOrEqual(10)
    expect(motifNames.length).toBeGreaterThanOrEqual(40)
  })

  it.each(palettes)('$name: the name has a contrast of 4.5:1 on ground, tone and haze', (p) => {
    for (const behind of [p.ground, p.tone, p.haze]) expect(contrastRatio(p.silhouette, behind)).toBeGreaterThanOrEqual(4.5)
  })

  it('are deterministic, and different for every game', { timeout: 120_000 }, () => {
    const drawn = posters.map(({ svg }) => svg)
    const again = gameCatalogue.slice(0, 60).map(({ design }) => composePoster(design).svg)
    expect(drawn.slice(0, 60)).toEqual(again)
    expect(new Set(drawn).size).toBe(gameCatalogue.length)
  })

  it('keep the name inside the poster', { timeout: 120_000 }, () => {
    for (const { nameBox } of posters) {
      expect(nameBox.x).toBeGreaterThanOrEqual(16)
      expect(nameBox.x + nameBox.width).toBeLessThanOrEqual(posterSize.width - 16)
      expect(nameBox.y + nameBox.height).toBeLessThanOrEqual(posterSize.height - 8)
    }
  })

  it('have a name contrast of at least 4.5:1 against the rendered background', { timeout: 120_000 }, async () => {
    const poor: string[] = []
    for (const game of gameCatalogue) {
      const { svg, nameBox, nameColor } = composePoster(game.design, false)
      const worst = await worstContrast(svg, nameBox, nameColor)
      if (worst < 4.5) poor.push(`${game.id} ${game.design.background} ${game.design.palette} ${worst.toFixed(2)}`)
    }
    expect(poor).toEqual([])
  })
})
