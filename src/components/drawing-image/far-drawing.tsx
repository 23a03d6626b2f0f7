import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Picture } from '#catalogue/present-product.ts'
import { DrawingImage } from './drawing-image.tsx'
import styles from './far-drawing.module.css'

/** How far below the window a picture is fetched: browsers' own measure is some screens. */
const NEAR = '25%'

type FarDrawingProps = {
  picture: Picture
  className?: string | undefined
  /** The words beside it do not say what it shows. */
  isTelling?: boolean
}

/**
 * A drawing far below the first screen, which most visitors never reach: fetched once it comes
 * near, or for paper. Without a script it is an ordinary picture.
 */
export function FarDrawing({ picture, className, isTelling = false }: FarDrawingProps) {
  const room = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!room.current) return undefined
    const show = () => setIsNear(true)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) show()
      },
      // In a strip that pans sideways, the next one too. Not downwards: the page itself counts as such a strip.
      { rootMargin: NEAR, scrollMargin: '0px 100%' },
    )
    observer.observe(room.current)
    const forPaper = () => flushSync(show)
    addEventListener('beforeprint', forPaper)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', forPaper)
    }
  }, [])

  const image = <DrawingImage className={className} picture={picture} isDecorative={!isTelling} />
  if (isNear) return image
  return (
    <span
      ref={room}
      className={`${styles.room} ${className ?? ''}`}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <noscript>{image}</noscript>
    </span>
  )
}
