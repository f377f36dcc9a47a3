export * from './BottomBanner.tsx'
