import { describe, expect, it } from 'vitest'
import { slotModels } from '../engines/slot-models.ts'
import { catalogue, findGame } from './index.ts'
import { orders } from './order.ts'
import { fold, slug } from './slug.ts'

describe('catalogue', () => {
  const slots = catalogue.filter((game) => game.kind === 'slot')

  it('contains 724 slots, and every game has an engine', () => {
    expect(slots.length).toBe(724)
    for (const game of catalogue) {
      if (game.kind === 'slot')
        expect(slotModels.map(({ id }) => id as string)).toContain(game.engine.type === 'slot' ? game.engine.model : '')
      else expect(game.engine.type).not.toBe('slot')
    }
  })

  it('has unique names and unique URL-safe ids', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length)
    expect(new Set(catalogue.map(({ name }) => fold(name))).size).toBe(catalogue.length)
    for (const { id } of catalogue) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('states RTP, lines and volatility of the slot model', () => {
    for (const game of slots) {
      const model = slotModels.find(({ id }) => game.engine.type === 'slot' && id === game.engine.model)
      expect([game.rtp, game.lines, game.volatility]).toEqual([model?.rtp, model?.lines, model?.volatility])
      for (const stake of game.stakes) expect(stake % 20).toBe(0)
    }
  })

  it('gives no two neighbours the same palette and background, in any display order', () => {
    const clashes = orders(catalogue).flatMap((list) =>
      list.slice(1).filter((game, i) => {
        const before = list[i]?.design
        return before?.palette === game.design.palette && before.background === game.design.background
      }),
    )
    expect(clashes.map(({ id }) => id)).toEqual([])
  })

  it('finds a game by its id only', () => {
    expect(findGame(slug('Rævens Runer'))?.name).toBe('Rævens Runer')
    expect(findGame('toString')).toBeUndefined()
  })
})
