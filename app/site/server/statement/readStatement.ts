import type { CallOutput } from '@casino/features/api/contract'
import type { StatementEntry, transactionsCalls } from '@casino/features/transactions/calls'
import type { CallContext } from '../calls/callContext.ts'
import type { ExecutedCall } from '../calls/executeCall.ts'
import type { RawCallInput } from '../calls/injectServerValues.ts'

type StatementPage = CallOutput<typeof transactionsCalls.statement>

/** Period, opening balances in øre, and the entries as they are read, oldest first. */
export interface Statement extends Pick<StatementPage, 'from' | 'to' | 'cash' | 'bonus'> {
  /** One array a page of the back end, so that a long statement is never held as a whole. */
  pages: AsyncIterable<readonly StatementEntry[]>
}

/** `ExecuteCall` for the one call that a statement takes. */
export type ExecuteStatement = (
  name: 'transactions.statement',
  input: RawCallInput,
  context: CallContext,
) => Promise<ExecutedCall<'transactions.statement'>>

/** Reads the first page of the player's statement, and the others when they are asked for. Throws `CallFailure`. */
export async function readStatement(
  execute: ExecuteStatement,
  period: { from?: number | undefined; to?: number | undefined },
  context: CallContext,
): Promise<Statement> {
  const read = async (body: Record<string, unknown>) => (await execute('transactions.statement', { body }, context)).data
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
