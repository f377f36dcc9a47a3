export * from './DateRangePicker.tsx'
export type { DateRange } from './useTypedRange.ts'
