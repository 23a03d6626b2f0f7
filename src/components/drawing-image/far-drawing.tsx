import type { Picture } from '#catalogue/show/product-facts.ts'
import { useIsLive } from '#islands/use-is-live.ts'
import { DrawingImage } from './drawing-image.tsx'
import styles from './far-drawing.module.css'

type FarDrawingProps = {
  picture: Picture
  className?: string | undefined
  /** The text beside it does not say what it shows. */
  isTelling?: boolean
}

/**
 * A drawing far below the first screen, which most visitors never reach: fetched once it comes near, or for print
 * (islands/far-pictures.ts). Without a script, or rendered by one, it is an ordinary picture.
 */
export function FarDrawing({ picture, className, isTelling = false }: FarDrawingProps) {
  const isLive = useIsLive()
  const image = <DrawingImage className={className} picture={picture} isDecorative={!isTelling} />
  if (isLive) return image
  const { width, height } = picture
  return (
    <span
      className={className === undefined ? styles.room : `${styles.room} ${className}`}
      style={width * 3 === height * 4 ? undefined : { aspectRatio: `${width} / ${height}` }}
      data-far=""
    >
      <noscript>{image}</noscript>
    </span>
  )
}
