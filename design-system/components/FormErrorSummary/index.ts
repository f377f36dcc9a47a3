export { type FormError, FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary.tsx'
