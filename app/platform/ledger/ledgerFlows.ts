import type { ledgerAccounts } from '../db/schema.ts'
import type { LedgerTransaction } from './ledger.ts'

type AccountKind = typeof ledgerAccounts.$inferSelect.kind

interface LedgerFlow {
  /** Kinds of accounts that such a transaction may debit, and those that it may credit. */
  debited: readonly AccountKind[]
  credited: readonly AccountKind[]
}

/** Which accounts each type of transaction moves money between. `ledgerFlows.test.ts` compares it with what the wallet posts. */
export const ledgerFlows: Readonly<Record<LedgerTransaction['type'], LedgerFlow>> = {
  deposit: { debited: ['psp'], credited: ['cash'] },
  refund: { debited: ['cash'], credited: ['psp'] },
  // the bank takes it back, whatever the player has left
  chargeback: { debited: ['cash', 'claims'], credited: ['psp'] },
  // a free spin is staked by the house; a part of a stake may feed a jackpot
  bet: { debited: ['cash', 'bonus', 'bonus-cost'], credited: ['games', 'jackpots'] },
  // The bonus part of a win returns to the house when the bonus has ended since.
  win: { debited: ['games', 'jackpots'], credited: ['cash', 'bonus', 'bonus-cost'] },
  jackpot_funding: { debited: ['games'], credited: ['jackpots'] },
  bonus_grant: { debited: ['bonus-cost'], credited: ['bonus'] },
  bonus_conversion: { debited: ['bonus'], credited: ['cash'] },
  bonus_cancellation: { debited: ['bonus'], credited: ['bonus-cost'] },
  withdrawal: { debited: ['cash'], credited: ['withdrawals'] },
  payout: { debited: ['withdrawals'], credited: ['psp'] },
  withdrawal_rejection: { debited: ['withdrawals'], credited: ['cash'] },
}

/** The flows as a Mermaid diagram: accounts are round, transactions are boxes, and arrows are the way of the money. */
export function ledgerDiagram(): string {
  const flows = Object.entries(ledgerFlows)
  const kinds = [...new Set(flows.flatMap(([, { debited, credited }]) => [...debited, ...credited]))]
  return [
    'flowchart LR',
    ...kinds.map((kind) => `  ${kind}([${kind}])`),
    ...flows.flatMap(([type, { debited, credited }]) => [
      `  ${type}[${type.replaceAll('_', ' ')}]`,
      `  ${debited.join(' & ')} --> ${type} --> ${credited.join(' & ')}`,
    ]),
  ].join('\n')
}
