import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '../db/schema.ts'
import { payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestDepositor, type TestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

describe('the deposit log', () => {
  const seen = () => platform.platform.transaction(({ db }) => db.select().from(activityLog).where(eq(activityLog.kind, 'deposit_seen')))

  it('records each state that a page shows, not each poll', async () => {
    const before = (await seen()).length
    const { depositLogId } = (await payByCard(platform, player, { amount: 30_000 })).data<{ depositLogId: string }>()
    const poll = (status?: string) =>
      platform.post('/api/deposit/deposit-log', {
        sessionId: player.sessionId,
        depositLogId,
        trackDepositLogs: true,
        ...(status && { status }),
      })
    const statuses = [undefined, 'pending', 'pending', 'pending', 'approved', 'approved', 'pending', 'approved', 'no state of a payment']
    for (const status of statuses) expect((await poll(status)).status).toBe(200)
    const added = (await seen()).slice(before).map(({ data }) => data)
    expect(added).toEqual([
      { depositLogId, seenStatus: 'pending', state: 'captured' },
      { depositLogId, seenStatus: 'approved', state: 'captured' },
    ])
  })

  it('records nothing for a caller that does not track', async () => {
    const before = (await seen()).length
    await payByCard(platform, player, { amount: 30_000 })
    await platform.post('/api/deposit/deposit-log', { sessionId: player.sessionId, status: 'approved' })
    expect(await seen()).toHaveLength(before)
  })
})
