import fc from 'fast-check'
import type { TestPlayer } from './testPlayers.ts'
import { depositByCard, playTestRound, rejectOldestWithdrawal, withdraw } from './walletTestKit.ts'

/** What moves a player's money; some of it is refused. Amounts in øre. */
type Operation =
  | { type: 'deposit'; amount: number; bonus: boolean }
  | { type: 'round'; stake: number; win: number }
  | { type: 'freeSpin'; win: number }
  | { type: 'withdraw'; amount: number }
  | { type: 'reject' }

/** A step of a generated history: an operation, or days that pass. */
export type WalletStep = Operation | { type: 'wait'; days: number }

export const walletStep: fc.Arbitrary<WalletStep> = fc.oneof(
  fc.record({ type: fc.constant('deposit' as const), amount: fc.integer({ min: 10_000, max: 60_000 }), bonus: fc.boolean() }),
  fc.record({
    type: fc.constant('round' as const),
    stake: fc.integer({ min: 1, max: 12_000 }),
    win: fc.integer({ min: 0, max: 30_000 }),
  }),
  fc.record({ type: fc.constant('freeSpin' as const), win: fc.integer({ min: 0, max: 1_000 }) }),
  fc.record({ type: fc.constant('withdraw' as const), amount: fc.integer({ min: 9_000, max: 40_000 }) }),
  fc.record({ type: fc.constant('reject' as const) }),
  fc.record({ type: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
)

/** Carries out an operation. Rejects when it is refused. */
export function runOperation(player: TestPlayer, operation: Operation): Promise<unknown> {
  switch (operation.type) {
    case 'deposit':
      return depositByCard(player, operation.amount, operation.bonus ? 'VELKOMST' : '')
    case 'round':
      return playTestRound(player, operation.stake, operation.win)
    case 'freeSpin':
      return playTestRound(player, 20, operation.win, { freeSpin: true })
    case 'withdraw':
      return withdraw(player, operation.amount)
    case 'reject':
      return rejectOldestWithdrawal(player)
  }
}
