import { type ImageShape, imageInShape, imageShapes } from '@casino/tokens/imageShapes'
import * as styles from './ShapedImage.css.ts'

export interface ShapedImageProps {
  /** Path on the image proxy, without a query. */
  path: string
  /** Named shape that the image proxy crops or fits the image into; it gives the image its size. */
  shape: ImageShape
  /** Alternative text; empty where the text beside the image says it all. */
  alt: string
}

/** An image in a named shape, at most as wide as its container. One that is cropped has round corners; one that is fitted, such as a logo, has its own. */
export const ShapedImage = ({ path, shape, alt }: ShapedImageProps) => {
  const { width, height, fit } = imageShapes[shape]
  return <img className={styles.fit[fit]} src={imageInShape(path, shape)} width={width} height={height} alt={alt} />
}
