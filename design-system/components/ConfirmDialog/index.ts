export { ConfirmDialog, preloadConfirmDialog } from './ConfirmDialog.tsx'
export type { ConfirmDialogProps } from './ConfirmDialogPanel.tsx'
