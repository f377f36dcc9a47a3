/** The kinds of transfers that a list can be limited to. Apart from `calls.ts`, whose schemas the browser does not import. */
export const transferKinds = ['all', 'deposits', 'withdrawals', 'bonuses'] as const
export type TransferKind = (typeof transferKinds)[number]
