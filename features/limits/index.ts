export { LimitsPage } from './LimitsPage.tsx'
export { MandatoryLimitsDialog } from './MandatoryLimitsDialog.tsx'
