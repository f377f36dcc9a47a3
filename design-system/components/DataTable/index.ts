export { DataTable, type DataTableProps } from './DataTable.tsx'
export type { DataColumn, DataRow } from './tableContent.ts'
