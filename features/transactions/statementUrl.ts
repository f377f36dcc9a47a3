/** Where the site server sends the account statement as a file. */
export const statementPath = '/api/transactions/statement'

export const statementFormats = ['pdf', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

interface StatementPeriod {
  /** UTC ms, both inclusive. Without `to`, until now. */
  from: number
  to?: number | undefined
}

/** URL of the statement of a period as a file. */
export const statementUrl = (format: StatementFormat, { from, to }: StatementPeriod): string =>
  `${statementPath}?${new URLSearchParams({ format, from: String(from), ...(to !== undefined && { to: String(to) }) })}`
