import { useState } from 'react'
import { useAnswer } from './call-server.ts'
import { Button } from './controls.tsx'

const WIDTHS = [
  [390, 'Teléfono'],
  [1440, 'Escritorio'],
] as const

/** A preview of the site at a telephone's or a desktop's width; it reloads itself when the content changes. */
export function Preview({ path }: { path: string }) {
  const [shown, setShown] = useState<number>(390)
  const [loaded, setLoaded] = useState('')
  const { answer: site, said } = useAnswer<string>('preview')
  return (
    <aside data-width={shown}>
      <p className="row">
        {WIDTHS.map(([width, label]) => (
          <Button key={width} aria-pressed={width === shown} does={() => setShown(width)}>
            {label}
          </Button>
        ))}
        <a href={site && site + path} target="_blank" rel="noreferrer">
          Abrir aparte
        </a>
      </p>
      <div className="frame">
        {loaded !== path && (
          <p aria-busy={said === ''}>
            {said || 'Preparando la vista … La primera vez toma unos segundos.'}
          </p>
        )}
        {site !== undefined && (
          // The site as it is published, from another origin than this page.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe title="Así se verá" src={site + path} onLoad={() => setLoaded(path)} />
        )}
      </div>
    </aside>
  )
}
