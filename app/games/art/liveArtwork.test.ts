import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gameCatalogue } from '../catalogue/index.ts'
import { cardBackPatterns } from './live/cards.ts'
import { liveTableDesigns } from './live/liveTableDesigns.ts'
import { type Pose, poses } from './live/poses.ts'
import { rooms } from './live/rooms.ts'
import { tableShapes } from './live/tableShapes.ts'
import { drawLiveArtwork } from './liveArtwork.ts'

/** Bytes of a picture, compressed. */
const largest = 2800

const live = gameCatalogue.filter(({ kind }) => kind === 'live').map(({ design }) => design)
const designs = Object.values(liveTableDesigns)

describe('pictures of the live tables', () => {
  it('there is a design for every live table, and for no other', () => {
    expect(Object.keys(liveTableDesigns).sort()).toEqual(live.map(({ seed }) => seed).sort())
  })

  it.each([
    ['room', rooms],
    ['pose', poses],
    ['shape', tableShapes],
  ] as const)('no two tables share a %s, and each is used', (part, all) => {
    expect(designs.map((design) => design[part]).sort()).toEqual(Object.keys(all).sort())
  })

  it('no two tables have the same equipment', () => {
    const sets = designs.map(({ equipment }) =>
      equipment
        .map(([name]) => name)
        .sort()
        .join(),
    )
    expect(new Set(sets).size).toBe(designs.length)
  })

  it('no two tables share the back of their cards', () => {
    expect(designs.flatMap(({ back }) => back ?? []).sort()).toEqual(Object.keys(cardBackPatterns).sort())
  })

  it('tells the tables apart without colours', () => {
    const shapes = live.map((design) => drawLiveArtwork({ ...design, palette: 'gran' }).replaceAll(/#[0-9a-f]{3,6}/g, ''))
    expect(new Set(shapes).size).toBe(live.length)
  })

  it.each(live)(`keeps $seed within ${largest} bytes`, (design) => {
    expect(gzipSync(drawLiveArtwork(design)).length).toBeLessThanOrEqual(largest)
  })

  it.each(Object.entries<Pose>(poses))('has arms as long as arms are: %s', (_, { left, right }) => {
    const distance = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) => Math.hypot((ax ?? 0) - (bx ?? 0), (ay ?? 0) - (by ?? 0))
    for (const { elbow, wrist } of [left, right]) {
      const upperArm = distance([41, 164], elbow)
      expect(upperArm).toBeGreaterThan(38)
      expect(upperArm).toBeLessThan(56)
      // a forearm that points at the viewer looks shorter
      if (wrist) expect(distance(elbow, wrist) / upperArm).toBeLessThan(1.2)
    }
  })
})
