import type { CallName } from '../../../../../callTables.ts'
import { callTables } from '../../../../../callTables.ts' // red: call-tables-as-types

export type Name = CallName
export const tables = callTables
