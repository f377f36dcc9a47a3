export { ConfirmDialog, type ConfirmDialogProps, preloadConfirmDialog } from './ConfirmDialog.tsx'
