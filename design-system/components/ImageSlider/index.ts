export { ImageSlider, type ImageSliderProps, type SliderImage } from './ImageSlider.tsx'
