export * from './ImageSlider.tsx'
export * from './VideoBanner.tsx'
