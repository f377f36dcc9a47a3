export { LinkStrip, type LinkStripItem, type LinkStripProps } from './LinkStrip.tsx'
