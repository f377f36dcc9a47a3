export { Modal, type ModalProps, preloadModal } from './Modal.tsx'
