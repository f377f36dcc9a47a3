export * from './DateRangePicker.tsx'
