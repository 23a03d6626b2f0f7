import type { Picture } from '#catalogue/show/product-facts.ts'

type DrawingImageProps = {
  picture: Picture
  className?: string | undefined
  /** The words beside it already say what it shows. */
  isDecorative?: boolean
  /** Of the first screen: fetched with the page. */
  isEarly?: boolean
}

/** A drawing from its file, in a box of known size, fetched when it comes near. */
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
