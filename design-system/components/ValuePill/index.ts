export { ValuePill, type ValuePillProps } from './ValuePill.tsx'
