import { brotliCompressSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { DARK_STYLE, DARK, LIGHT } from '#drawings/palette.ts'
import { hasCutaway, draw, type DrawingSize } from '#drawings/draw.tsx'
import { type Drawing, drawingSchema } from '#drawings/kinds.ts'
import type { AskedField } from './asked-fields.ts'
import { categoryAlbums, kindAlbums, pageAlbums, type Album, type Shown } from './shown-drawings.ts'

/** The styles of these pages, which only editors and developers see. */
const GALLERY_STYLE = `
body { color: ${LIGHT.ink}; font: 16px/1.5 sans-serif; margin: 2rem }
h2 { border-block-start: 2px solid; margin-block: 2rem 0; padding-block-start: .5rem }
h3 { font-size: .8rem; margin: 0 }
p, ol { margin-block: .5rem; max-inline-size: 60rem }
code { font-size: .8rem; overflow-wrap: anywhere }
a { color: ${LIGHT.accent} }
table { border-collapse: collapse }
th, td { border-block-end: 1px solid; padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top }
.albums { columns: 18rem }
.themes { display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)) }
.themes > div { background: ${LIGHT.sheet}; border: 1px solid; padding: .5rem }
.themes > .dark { background: ${DARK.sheet}; color: ${DARK.ink} }
img { block-size: auto; display: block; margin-block: .5rem; max-inline-size: 100% }
.section, .plain { inline-size: 100% }
.card { inline-size: 300px }
.row { inline-size: 96px }
`

const SIZES: readonly DrawingSize[] = ['section', 'plain', 'figure', 'card', 'row', 'cutaway']
/** The theme to show; `dark` applies the dark values of the tokens. */
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const SVG_PATH = '/drawing.svg'

type Answer = { type: string; body: string }

/** The gallery's answer to an address; undefined if there is none. */
export function galleryAnswer(url: URL, contentDir: string): Answer | undefined {
  if (url.pathname === SVG_PATH) return { type: 'image/svg+xml', body: svgOf(url.searchParams) }
  const { catalogue, problems } = loadCatalogue(contentDir)
  if (!catalogue) return { type: 'text/plain; charset=utf-8', body: formatReport(problems) }
  const body = galleryPage(decodeURI(url.pathname), catalogue)
  return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body }
}

/** A page of the gallery: the index at `/`, otherwise an album. */
export function galleryPage(path: string, catalogue: Catalogue): string | undefined {
  const groups = [
    {
      heading: 'Clases de dibujo, con lo que pide cada una',
      albums: kindAlbums(catalogue.products),
    },
    { heading: 'Productos, por categoría', albums: categoryAlbums(catalogue) },
    { heading: 'Dibujos de páginas', albums: pageAlbums(catalogue) },
  ]
  if (path === '/') {
    return document(
      'Dibujos',
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
  if (theme !== 'dark') return draw(drawing, { ...options, theme }).svg
  const { svg } = draw(drawing, { ...options, theme: 'page' })
  return svg.replace('<defs>', `<style>svg{color-scheme:dark;${DARK_STYLE}}</style><defs>`)
}

function addressOf(drawing: Drawing, size: DrawingSize, theme: Theme, subject: string): string {
  const query = new URLSearchParams({ drawing: JSON.stringify(drawing), size, theme, subject })
  return `${SVG_PATH}?${query}`
}

const document = (title: string, content: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="es-CL">
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
        {albums.map(({ path, title, shown, asks, usedBy }) => (
          <li key={path}>
            <a href={path}>{title}</a> {asks ? wordsOf(shown, usedBy) : shown.length}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a kind's drawing shows, and products that use it, from which an editor may start. */
function wordsOf([plain]: readonly Shown[], usedBy: readonly string[] = []): string {
  if (!plain) return ''
  const options = { size: 'card', theme: 'file', id: 'd', subject: plain.subject } as const
  const shows = draw(plain.drawing, options).title.replace(`${plain.subject}: `, '')
  return usedBy.length > 0 ? `${shows}; como en ${usedBy.slice(0, 3).join(', ')}` : shows
}

function AlbumPage({ album }: { album: Album }) {
  return (
    <>
      <p>
        <a href="/">Todos los dibujos</a>
      </p>
      {album.asks && <Asked kind={album.title} fields={album.asks} />}
      {album.shown.map((shown) => (
        <Entry key={shown.id} {...shown} />
      ))}
    </>
  )
}

/** Explains what an editor writes to get such a drawing. */
function Asked({ kind, fields }: { kind: string; fields: readonly AskedField[] }) {
  return (
    <>
      <p>
        Se pide con <code>{`drawing: { kind: ${kind} }`}</code>. Entre las llaves, separados por
        comas, van los campos que cambian; los demás toman su valor corriente.
      </p>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Campo</th>
              <th>Qué decide</th>
              <th>Valores</th>
              <th>Si no se escribe</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, meaning, values, fallback }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{meaning}</td>
                <td>{values}</td>
                <td>{fallback}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Entry({ id, heading, subject, drawing }: Shown) {
  const sizes = SIZES.filter((size) => size !== 'cutaway' || hasCutaway(drawing))
  const rendered = sizes.map((size) => ({
    size,
    ...draw(drawing, { size, theme: 'file', id: 'd', subject }),
  }))
  const [sheet] = rendered
  return (
    <article id={id}>
      <h2>{heading}</h2>
      <p>
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
        <ol>
          {sheet.callouts.map(({ number, label }) => (
            <li key={number}>{label}</li>
          ))}
        </ol>
      )}
    </article>
  )
}

const kilobytes = (svg: string) => `${(brotliCompressSync(svg).length / 1024).toFixed(1)} kB`
