export { LeadImage, type LeadImageProps } from './LeadImage.tsx'
