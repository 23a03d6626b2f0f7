import { useEffect, useRef, useState } from 'react'
import { ask, PREVIEW } from './ask.ts'

const WIDTHS = [390, 1440] as const

/** The site beside, as a telephone or a desk shows it; it renews itself when the content changes. */
export function Preview({ path }: { path: string }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390)
  const frame = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const [room, setRoom] = useState(390)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (frame.current) watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    ask('preview').then(
      () => setReady(true),
      () => undefined,
    )
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <aside>
      <p>
        {WIDTHS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {one === 390 ? 'Teléfono' : 'Escritorio'} · {one} px
          </button>
        ))}{' '}
        <a href={PREVIEW + path} target="_blank" rel="noreferrer">
          Abrir aparte
        </a>
      </p>
      <div ref={frame} className="frame">
        {!isReady && <p className="waiting">Preparando la vista …</p>}
        {isReady && (
          // The site as it is published, of another origin than this page.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title="Así se verá"
            src={PREVIEW + path}
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
