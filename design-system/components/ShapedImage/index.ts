export { ShapedImage, type ShapedImageProps } from './ShapedImage.tsx'
