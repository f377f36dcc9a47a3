export { VideoBanner, type VideoBannerProps } from './VideoBanner.tsx'
