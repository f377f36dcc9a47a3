export { FileItem, type FileItemProps } from './FileItem.tsx'
