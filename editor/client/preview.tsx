import { useEffect, useRef, useState } from 'react'
import { ask, PREVIEW } from './ask.ts'

const WIDTHS = [390, 1440] as const

/** The site beside, as a telephone or a desk shows it; it renews itself when the content changes. */
export function Preview({ path }: { path: string }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390)
  const [isServed, setServed] = useState(false)
  const [loaded, setLoaded] = useState('')
  const [room, setRoom] = useState(390)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (frame.current) watch.observe(frame.current)
    void ask('preview').then(() => setServed(true))
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <aside data-width={width}>
      <p className="row">
        {WIDTHS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {one === 390 ? 'Teléfono' : 'Escritorio'}
          </button>
        ))}
        <a href={PREVIEW + path} target="_blank" rel="noreferrer">
          Abrir aparte
        </a>
      </p>
      <div ref={frame} className="frame">
        {loaded !== path && (
          <p className="waiting">Preparando la vista … La primera vez toma unos segundos.</p>
        )}
        {isServed && (
          // The site as it is published, of another origin than this page.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title="Así se verá"
            src={PREVIEW + path}
            onLoad={() => setLoaded(path)}
            style={{
              inlineSize: width,
              blockSize: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </aside>
  )
}
