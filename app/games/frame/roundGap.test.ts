import { minuteMs } from '@casino/features/format/duration'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDepositor } from '../../platform/testing/testPlayers.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { platform, open, openFrame, play } = setUpRounds()
beforeEach(() => platform.clock.reset())

const waitOf = async (frame: string) => {
  const answer = (await play(frame, {})).json<{ code: string | null; data: { waitMs: number } }>()
  return answer.code === 'ERR_SPIN_TOO_SOON' ? answer.data.waitMs : answer.code
}

describe.each(['money', 'free'])('the gap between rounds (%s), when the clock is set back', (mode) => {
  const frameOf = async () => open('raevens-runer', mode === 'money' ? await createTestDepositor(platform.platform) : undefined)

  it('far, restarts once, and always waits', async () => {
    const frame = await frameOf()
    platform.clock.advance(10 * minuteMs)
    expect((await play(frame, {})).code).toBeNull()
    platform.clock.reset()
    expect(await waitOf(frame)).toBe(3_000)
    platform.clock.advance(2_999)
    expect(await waitOf(frame)).toBe(1)
    platform.clock.advance(1)
    expect((await play(frame, {})).code).toBeNull()
    expect(await waitOf(frame)).toBe(3_000)
  })
})

describe('the gap of a player', () => {
  it('is told to a frame that is opened after the clock was set back', async () => {
    const player = await createTestDepositor(platform.platform)
    platform.clock.advance(10 * minuteMs)
    expect((await play(await open('raevens-runer', player), {})).code).toBeNull()
    platform.clock.reset()
    expect((await openFrame('raevens-runer', player)).waitMs).toBe(3_000)
    platform.clock.advance(3_000)
    expect((await play(await open('raevens-runer', player), {})).code).toBeNull()
  })

  it.each([3_000, 5_000, minuteMs])('is not shortened by another platform whose clock is %d ms behind', async (behind) => {
    const player = await createTestDepositor(platform.platform)
    const frame = await open('raevens-runer', player)
    platform.clock.advance(behind)
    expect((await play(frame, {})).code).toBeNull()
    platform.clock.reset()
    expect(await waitOf(frame)).toBe(behind + 3_000)
    platform.clock.advance(behind)
    expect(await waitOf(frame)).toBe(3_000)
  })
})
