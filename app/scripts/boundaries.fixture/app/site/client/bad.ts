import type { CallName } from '../../../../../shared/callTables.ts'
import { callTables } from '../../../../../shared/callTables.ts' // red: call-tables-as-types

export type Name = CallName
export const tables = callTables
