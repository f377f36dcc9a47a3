export { Modal, preloadModal, useModalLoaded } from './Modal.tsx'
export type { ModalProps } from './ModalPanel.tsx'
