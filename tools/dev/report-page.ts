import { escapeHtml } from '#catalogue/escape-html.ts'
import { consequencesLine, foldProblems } from '#catalogue/read/fold-problems.ts'
import type { Problem } from '#catalogue/read/problem.ts'

/** With this query, an address shows the page as it was before the mistakes. */
export const LAST_GOOD_QUERY = '?sin-los-ultimos-cambios'

/** The page that an editor sees in place of the site while the content has mistakes. */
export function reportPage(problems: readonly Problem[]): string {
  const folded = foldProblems(problems)
  const { causes, consequences } = folded
  const count = causes.length === 1 ? 'un problema' : `${causes.length} problemas`
  const rest =
    consequences.length === 0
      ? ''
      : `<details><summary>${consequencesLine(folded)}</summary>${listOf(consequences)}</details>`
  return `<!DOCTYPE html>
<html lang="es-CL">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>El contenido tiene ${count}</title>
    <style>
      :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
      body { max-inline-size: 60rem; margin: 3rem auto; padding-inline: 1rem }
      li { margin-block: 0.75rem; overflow-wrap: anywhere }
      code { display: block }
    </style>
    <script type="module">
      // Polls as a visitor, one request at a time: the answer is good again once the content is.
      const ask = async () => {
        const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => {})
        if (answer?.ok) location.reload()
        else setTimeout(ask, 500)
      }
      setTimeout(ask, 500)
    </script>
  </head>
  <body>
    <h1>El contenido tiene ${count}</h1>
    <p>
      Corrige los archivos y guarda: esta página vuelve sola al sitio.
      Mientras tanto, <a href="${LAST_GOOD_QUERY}">así estaba</a>.
    </p>
    ${listOf(causes)}
    ${rest}
  </body>
</html>
`
}

function listOf(problems: readonly Problem[]): string {
  const items = problems.map(
    ({ file, line, column, field, message }) =>
      `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code> ` +
      `<b>${escapeHtml(field)}</b> ${escapeHtml(message)}</li>`,
  )
  return `<ol>${items.join('')}</ol>`
}
