import { type ImageShape, imageInShape, imageShapes } from '@casino/tokens/imageShapes'
import * as styles from './ShapedImage.css.ts'

export interface ShapedImageProps {
  /** Path on the image proxy, without a query. */
  path: string
  /** Named shape of the image proxy, which crops or fits the image and sets its size. */
  shape: ImageShape
  /** Alternative text. Empty when adjacent text says the same. */
  alt: string
}

/**
 * An image in a named shape, at most as wide as its container. Cropped images have round corners; fitted ones, such as logos, keep their
 * own.
 */
export const ShapedImage = ({ path, shape, alt }: ShapedImageProps) => {
  const { width, height, fit } = imageShapes[shape]
  return <img className={styles.fit[fit]} src={imageInShape(path, shape)} width={width} height={height} alt={alt} />
}
