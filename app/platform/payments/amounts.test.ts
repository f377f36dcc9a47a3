import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { cashAccount, houseAccounts, postTransaction } from '../ledger/ledger.ts'
import { accountSummaryOf, payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestDepositor, type TestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

describe('amounts', () => {
  it('have a ceiling, above which nothing is charged', async () => {
    const refused = await payByCard(platform, player, { amount: 10_000_001 })
    expect(refused.json()).toMatchObject({ code: 'ERR_MAX_AMOUNT', data: { max: 10_000_000 } })
    for (const amount of [1_000_000_001, Number.MAX_SAFE_INTEGER, 2 ** 53]) {
      expect((await payByCard(platform, player, { amount })).code).toBe('ERR_VALIDATION')
    }
  })

  it('never add up to a balance that a JSON number cannot hold: the database refuses the posting', async () => {
    const post = (amount: number) =>
      platform.platform.transaction((context) =>
        postTransaction(context, {
          type: 'deposit',
          playerId: player.id,
          reference: randomUUID(),
          postings: [
            { account: houseAccounts.psp, amount: -amount },
            { account: cashAccount(player.id), amount },
          ],
        }),
      )
    await post(Number.MAX_SAFE_INTEGER - 125_000)
    await expect(post(1)).rejects.toThrow()
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: Number.MAX_SAFE_INTEGER })
  })
})
