export * from './WallpaperCarousel.tsx'
