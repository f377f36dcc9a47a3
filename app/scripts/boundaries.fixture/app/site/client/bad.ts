import type { CallName } from '@casino/features/callTables'
import { callTables } from '@casino/features/callTables' // red: call-tables-as-types

export type Name = CallName
export const tables = callTables
