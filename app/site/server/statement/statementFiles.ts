import type { Readable } from 'node:stream'
import type { CallContext } from '../calls/callContext.ts'
import type { TextLookup } from '../calls/callFailure.ts'
import type { ExecuteCall } from '../calls/executeCall.ts'
import { renderCsvStatement } from './csvStatement.ts'
import { renderPdfStatement } from './pdfStatement.ts'
import { readStatement, type Statement } from './readStatement.ts'
import { readStatementParties } from './statementParties.ts'

type ReadInput = [execute: ExecuteCall, period: Parameters<typeof readStatement>[1], context: CallContext]

/** A format of which a file is read and written: what is read is what the file says. */
const formatOf = <S extends Statement>(
  contentType: string,
  read: (...input: ReadInput) => Promise<S>,
  render: (statement: S, text: TextLookup, onError: (error: Error) => void) => Readable,
) => ({
  contentType,
  /** Reads the statement; resolves to its period, and to what writes the file. Throws `CallFailure`. */
  open: async (...input: ReadInput) => {
    const statement = await read(...input)
    return {
      from: statement.from,
      to: statement.to,
      render: (text: TextLookup, onError: (error: Error) => void) => render(statement, text, onError),
    }
  },
})

/** With the names that stand above the entries. */
async function readNamedStatement(...[execute, period, context]: ReadInput) {
  const [statement, parties] = await Promise.all([readStatement(execute, period, context), readStatementParties(execute, context)])
  return { ...statement, ...parties }
}

/** The formats of a statement, by their name in the URL. */
export const statementFiles = {
  csv: formatOf('text/csv; charset=utf-8', readStatement, renderCsvStatement),
  pdf: formatOf('application/pdf', readNamedStatement, renderPdfStatement),
} as const
