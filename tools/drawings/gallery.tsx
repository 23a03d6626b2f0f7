import { brotliCompressSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/problem.ts'
import { DARK } from '#drawings/palette.ts'
import { hasCutaway, renderDrawing, type DrawingSize } from '#drawings/render-drawing.tsx'
import { drawingSchema, type Drawing } from '#schema/drawing.ts'
import { GALLERY_STYLE } from './gallery-style.ts'
import { categoryAlbums, kindAlbums, pageAlbums, type Album, type Shown } from './shown-drawings.ts'

const SIZES: readonly DrawingSize[] = ['section', 'plate', 'card', 'row', 'icon', 'cutaway']
/** How a drawing is looked at; `dark` is what the tokens make of it in a dark window. */
const THEMES = ['light', 'dark', 'mono'] as const
type Theme = (typeof THEMES)[number]

const SVG_PATH = '/drawing.svg'

type Answer = { type: string; body: string }

/** What the gallery answers to an address; undefined where there is nothing. */
export function galleryAnswer(url: URL, contentDir: string): Answer | undefined {
  if (url.pathname === SVG_PATH) return { type: 'image/svg+xml', body: svgOf(url.searchParams) }
  const { catalogue, problems } = loadCatalogue(contentDir)
  if (!catalogue) return { type: 'text/plain; charset=utf-8', body: formatReport(problems) }
  const body = galleryPage(decodeURI(url.pathname), catalogue)
  return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body }
}

/** A page of the gallery: the index at `/`, else an album. */
export function galleryPage(path: string, catalogue: Catalogue): string | undefined {
  const groups = [
    { heading: 'Kinds, each parameter at its limits', albums: kindAlbums() },
    { heading: 'Products by category', albums: categoryAlbums(catalogue) },
    { heading: 'Drawings of pages', albums: pageAlbums(catalogue) },
  ]
  if (path === '/') {
    return document(
      'Drawings',
      groups.map(({ heading, albums }) => <AlbumList key={heading} {...{ heading, albums }} />),
    )
  }
  const album = groups.flatMap(({ albums }) => albums).find((one) => one.path === path)
  return album && document(album.title, <AlbumPage album={album} />)
}

function svgOf(query: URLSearchParams): string {
  const drawing = drawingSchema.parse(JSON.parse(query.get('drawing') ?? ''))
  const size = SIZES.find((one) => one === query.get('size')) ?? 'section'
  const theme = THEMES.find((one) => one === query.get('theme')) ?? 'light'
  const subject = query.get('subject') ?? ''
  const options = { size, id: 'd', subject }
  if (theme !== 'dark') return renderDrawing(drawing, { ...options, theme }).svg
  const { svg } = renderDrawing(drawing, { ...options, theme: 'page' })
  return svg.replaceAll(/var\(--dw-(\w+)\)/g, (_, tone: keyof typeof DARK) => DARK[tone])
}

function addressOf(drawing: Drawing, size: DrawingSize, theme: Theme, subject: string): string {
  const query = new URLSearchParams({ drawing: JSON.stringify(drawing), size, theme, subject })
  return `${SVG_PATH}?${query}`
}

const document = (title: string, content: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{GALLERY_STYLE}</style>
      </head>
      <body>
        <h1>{title}</h1>
        {content}
      </body>
    </html>,
  )}`

function AlbumList({ heading, albums }: { heading: string; albums: readonly Album[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="albums">
        {albums.map(({ path, title, shown }) => (
          <li key={path}>
            <a href={path}>{title}</a> {shown.length}
          </li>
        ))}
      </ul>
    </section>
  )
}

function AlbumPage({ album }: { album: Album }) {
  return (
    <>
      <p>
        <a href="/">All drawings</a>
      </p>
      {album.shown.map((shown) => (
        <Entry key={shown.id} {...shown} />
      ))}
    </>
  )
}

function Entry({ id, heading, subject, drawing }: Shown) {
  const sizes = SIZES.filter((size) => size !== 'cutaway' || hasCutaway(drawing))
  const rendered = sizes.map((size) => ({
    size,
    ...renderDrawing(drawing, { size, theme: 'file', id: 'd', subject }),
  }))
  const [sheet] = rendered
  return (
    <article id={id}>
      <h2>{heading}</h2>
      <p lang="es-CL">
        <strong>{sheet?.title}.</strong> {sheet?.description}
      </p>
      <p>
        {rendered.map(({ size, svg }) => `${size} ${kilobytes(svg)}`).join(' · ')} ·{' '}
        <code>{JSON.stringify(drawing)}</code>
      </p>
      <div className="themes">
        {THEMES.map((theme) => (
          <div key={theme} className={theme}>
            <h3>{theme}</h3>
            {rendered.map(({ size, width, height }) => (
              <img
                key={size}
                className={size}
                src={addressOf(drawing, size, theme, subject)}
                {...{ width, height }}
                alt=""
                loading="lazy"
              />
            ))}
          </div>
        ))}
      </div>
      {sheet && sheet.callouts.length > 0 && (
        <ol lang="es-CL">
          {sheet.callouts.map(({ number, label }) => (
            <li key={number}>{label}</li>
          ))}
        </ol>
      )}
    </article>
  )
}

const kilobytes = (svg: string) => `${(brotliCompressSync(svg).length / 1024).toFixed(1)} kB`
