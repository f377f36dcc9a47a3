import type { CallOutput } from '@casino/features/api/contract'
import type { StatementEntry, transactionsCalls } from '@casino/features/transactions/calls'
import type { CallContext } from '../calls/callContext.ts'
import type { ExecuteCall } from '../calls/executeCall.ts'

type StatementPage = CallOutput<typeof transactionsCalls.statement>

/** Period, opening balances in øre, and the entries as they are read, oldest first. */
export interface Statement extends Pick<StatementPage, 'from' | 'to' | 'cash' | 'bonus'> {
  /** One array a page of the back end, so that a long statement is never held as a whole. */
  pages: AsyncIterable<readonly StatementEntry[]>
}

/** Reads the first page of the player's statement, and the others when they are asked for. Throws `CallFailure`. */
export async function readStatement(
  execute: ExecuteCall,
  period: { from?: number | undefined; to?: number | undefined },
  context: CallContext,
): Promise<Statement> {
  const read = async (body: Record<string, unknown>) => (await execute('transactions.statement', { body }, context)).data as StatementPage // parsed by the call's schema
  const first = await read(period)
  const { from, to, cash, bonus } = first
  async function* readPages() {
    for (let page = first; ; page = await read({ from, to, cursor: page.next })) {
      yield page.entries
      if (page.next === null) return
    }
  }
  return { from, to, cash, bonus, pages: readPages() }
}
