import type { ReactNode } from 'react'

export interface DataColumn {
  id: string
  header: string
  /** `end` for numbers: right-aligned tabular digits. */
  align?: 'start' | 'end'
  /** Row header: `<th scope="row">` in the table, the heading of the card on phones. */
  primary?: boolean
}

export interface DataRow {
  id: string
  cells: Readonly<Record<string, ReactNode>>
}
