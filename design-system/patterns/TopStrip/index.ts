export { TopStrip, TopStripItem, type TopStripItemProps, TopStripMark, type TopStripProps } from './TopStrip.tsx'
