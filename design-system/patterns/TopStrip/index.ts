export { TopStrip, TopStripItem, type TopStripItemProps, TopStripMark, type TopStripProps, TopStripText } from './TopStrip.tsx'
