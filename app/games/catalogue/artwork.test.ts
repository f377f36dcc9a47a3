import { describe, expect, it } from 'vitest'
import { compositionNames } from '../art/compositions/index.ts'
import { dealerOf, drawDealer } from '../art/dealers.ts'
import { findPalette } from '../art/palettes.ts'
import { drawPoster } from '../art/poster.ts'
import { drawTableArtwork } from '../art/wideArtwork.ts'
import { assignArtwork } from './assignArtwork.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { gameCatalogue } from './index.ts'
import { namedColors } from './namedPalettes.ts'
import { slotDrafts } from './slots.ts'
import { displayOrders } from './sortGames.ts'

const window = 60
const pictureOf = ({ design }: CatalogueGame): string => `${design.emblem} ${design.composition}`

/** The games of a list that repeat emblem and composition of one of the 59 before them. */
const repeats = (list: readonly CatalogueGame[]): string[] =>
  list.flatMap((game, i) =>
    list.slice(Math.max(0, i - window + 1), i).some((before) => pictureOf(before) === pictureOf(game)) ? [game.id] : [],
  )

/** Hue of a colour, degrees of HSL. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const sextant = high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low)
  return (sextant * 60 + 360) % 360
}

describe('artwork of the catalogue', () => {
  it('repeats no emblem in the same composition among 60 tiles in a row, in any display order', () => {
    for (const list of displayOrders(gameCatalogue)) expect(repeats(list)).toEqual([])
  })

  it('repeats none in lists that a search or a filter makes either', () => {
    expect(new Set(gameCatalogue.map(pictureOf)).size).toBe(gameCatalogue.length)
  })

  it('uses every composition often', () => {
    for (const name of compositionNames)
      expect(gameCatalogue.filter(({ design }) => design.composition === name).length, name).toBeGreaterThan(25)
  })

  it('says which emblem has more games than there are compositions', () => {
    const drafts = slotDrafts().slice(0, compositionNames.length + 1)
    expect(() => assignArtwork(drafts.map((draft) => ({ ...draft, emblem: 'fox' })))).toThrow('no composition is left for the fox')
  })

  it('draws a different picture for each table, of any colours', () => {
    const tables = gameCatalogue.filter(({ kind }) => kind === 'table')
    const alike = { palette: 'gran', background: 'rays', seed: 'table', name: 'Bord' } as const
    const posters = tables.map(({ design }) => drawPoster({ ...design, ...alike, composition: 'single' }))
    const wide = tables.flatMap(({ design, engine }) =>
      engine.type === 'slot' ? [] : [drawTableArtwork({ ...design, ...alike }, engine.type)],
    )
    expect(tables.length).toBeGreaterThan(15)
    expect(new Set(posters).size).toBe(tables.length)
    expect(new Set(wide).size).toBe(tables.length)
  })

  it('has a dealer of its own at each live table', () => {
    const live = gameCatalogue.filter(({ kind }) => kind === 'live')
    expect(live.length).toBeGreaterThan(10)
    expect(new Set(live.map(({ id }) => drawDealer(dealerOf(id)))).size).toBe(live.length)
  })

  it.each(Object.entries(namedColors))('shows %s where a name calls it', (_, { pattern, palettes }) => {
    const named = gameCatalogue.filter(({ name }) => pattern.test(name))
    const others = Object.values(namedColors).filter((color) => color.pattern !== pattern)
    for (const { name, design } of named) {
      const fitting = others.filter((color) => color.pattern.test(name)).flatMap((color): string[] => [...color.palettes])
      expect([...palettes, ...fitting], name).toContain(design.palette)
    }
  })

  it('gives amber names amber colours, and the raven none', () => {
    const amber = gameCatalogue.filter(({ name }) => /\bRav(?!n)/.test(name))
    expect(amber.map(({ name }) => name)).toContain('Ravklippen')
    for (const { design } of amber) {
      const { mid, accent } = findPalette(design.palette)
      for (const color of [mid, accent]) {
        expect(hueOf(color)).toBeGreaterThan(25)
        expect(hueOf(color)).toBeLessThan(48)
      }
    }
    expect(gameCatalogue.find(({ name }) => name === 'Odins Ravne')?.design.palette).not.toMatch(/^rav(gylden|lys)$/)
  })
})
