import type { Picture } from '#catalogue/show/product-facts.ts'

type DrawingImageProps = {
  picture: Picture
  className?: string | undefined
  /** The text beside it already says what it shows. */
  isDecorative?: boolean
  /** On the first screen: loaded with the page. */
  isEarly?: boolean
}

/** A drawing from its file, in a box of known size, loaded lazily. */
export function DrawingImage({
  picture,
  className,
  isDecorative = false,
  isEarly = false,
}: DrawingImageProps) {
  const { src, width, height, alt } = picture
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={isDecorative ? '' : alt}
      loading={isEarly ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
