import path from 'node:path'
import { build } from 'vite'

type ClientFile = { type: string; body: string }
const PAGE = (preview: string) => `<!doctype html>
<html lang="es-CL">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="vista-previa" content="${preview}">
  <title>Editar el sitio</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/editor.css">
  <div id="editor"><p class="waiting">Leyendo el contenido …</p></div>
  <script type="module" src="/editor.js"></script>
</html>`

/** The page and its scripts by their addresses, made once when the editor begins; nothing else is served. */
export async function bundledClient(preview: string): Promise<ReadonlyMap<string, ClientFile>> {
  const names = { entryFileNames: 'editor.js', assetFileNames: 'editor[extname]' }
  const input = path.join(import.meta.dirname, '../client/main.tsx')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input, output: { ...names, codeSplitting: false } } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: PAGE(preview) }],
    ...outputs
      .flatMap((one) => ('output' in one ? one.output : []))
      .map((file): [string, ClientFile] =>
        file.type === 'chunk'
          ? [`/${file.fileName}`, { type: 'text/javascript; charset=utf-8', body: file.code }]
          : [`/${file.fileName}`, { type: 'text/css; charset=utf-8', body: String(file.source) }],
      ),
  ])
}
