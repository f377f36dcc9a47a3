import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DocumentIcon } from '../../icons/Document.tsx'
import * as styles from './FileItem.css.ts'

export interface FileItemProps {
  /** File name in medium weight. A long name breaks anywhere instead of widening the row. */
  name: string
  /** Size, progress, or what went wrong. */
  detail?: ReactNode
  /** Thumbnail, if the browser can decode the picture. An icon is shown until then, or without one. */
  picture?: Blob
  /** A status badge. */
  status?: ReactNode
  /** Actions on the file, such as removing it. */
  actions?: ReactNode
}

/** A row in a list of files. The list is a `Stack` as `ul` or `ol`. */
export function FileItem({ name, detail, picture, status, actions }: FileItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.thumbnail}>
        <DocumentIcon size={24} />
        {picture ? <Thumbnail picture={picture} /> : null}
      </span>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {detail}
      </div>
      {status || actions ? (
        <div className={styles.end}>
          {status}
          {actions}
        </div>
      ) : null}
    </li>
  )
}

/** Twice the side of the thumbnail, for sharp screens. */
const thumbnailPixels = 112

interface ThumbnailProps {
  picture: Blob
}

/** A canvas instead of an image: the content security policy allows no object URLs. */
function Thumbnail({ picture }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let current = true
    const draw = (bitmap: ImageBitmap) => {
      if (current) setDrawn(drawCentre(canvas.current, bitmap))
      bitmap.close()
    }
    createImageBitmap(picture).then(draw, () => undefined) // The icon stays when the picture cannot be decoded.
    return () => {
      current = false
    }
  }, [picture])
  return <canvas ref={canvas} className={styles.picture} width={thumbnailPixels} height={thumbnailPixels} data-drawn={drawn || undefined} />
}

/** Draws the largest square in the middle of the picture. */
function drawCentre(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): boolean {
  const context = canvas?.getContext('2d')
  if (!context) return false
  const side = Math.min(bitmap.width, bitmap.height)
  const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  context.drawImage(bitmap, x, y, side, side, 0, 0, thumbnailPixels, thumbnailPixels)
  return true
}
