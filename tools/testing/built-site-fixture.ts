import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuiltSite, type BuiltSite } from '../site/built-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Files of a built site, by address without the leading slash. */
export type Files = Record<string, string>

/** A page as the build writes it. */
export const page = (address: string, main: string, head = '') =>
  `<!DOCTYPE html><html lang="es-CL"><head><meta charSet="utf-8"/><title>Página ${address}</title>` +
  `<meta name="description" content="Sobre ${address}."/><link rel="canonical" href="https://a.example${address}"/>` +
  `${head}</head><body><main id="contenido"><h1>Título</h1>${main}</main></body></html>`

/** A PDF of one page with one line of plain letters. */
export const pdf = (...lines: string[]) => {
  const text = `BT /F 12 Tf 14 TL 20 660 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  return `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 400 700]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${text.length}>> stream
${text}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>`
}

/** A small site without faults. */
export const SITE: Files = {
  'index.html': page(
    '/',
    '<a href="/contacto#formulario">Contacto</a><img src="/a.svg" alt="" width="1" height="1"/>' +
      '<a href="/fichas/442c.pdf">Ficha <span>(PDF, 2\u00a0kB)</span></a>',
  ),
  'contacto/index.html': page('/contacto', '<section id="formulario"><h2>Consulta</h2></section>'),
  'antes/index.html':
    '<!DOCTYPE html><title>Va</title><meta http-equiv="refresh" content="0; url=/">',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Sello</title></svg>',
  'assets/root.js': 'export const a=1',
  'fichas/442c.pdf': pdf('442C'.padEnd(1500)),
}

/** The small site's home page with other content. */
export const home = (main: string, head?: string): Files => ({
  'index.html': page('/', main, head),
})

/** The small site with these files added or replaced, as the checks read it. */
export function siteWith(planted: Files = {}): BuiltSite {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries({ ...SITE, ...planted })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return readBuiltSite(folder)
}
