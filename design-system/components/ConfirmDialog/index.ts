export { ConfirmDialog, preloadConfirmDialog } from './ConfirmDialog.tsx'
export type { ConfirmAnswer, ConfirmDialogProps, DialogAnswer } from './ConfirmDialogPanel.tsx'
