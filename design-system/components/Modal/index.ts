export { Modal, preloadModal } from './Modal.tsx'
export type { ModalProps } from './ModalPanel.tsx'
