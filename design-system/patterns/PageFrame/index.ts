export { PageBackdrop, type PageBackdropProps } from './PageBackdrop.tsx'
export { PageFrame, type PageFrameProps } from './PageFrame.tsx'
