import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

type ClientFile = { type: string; body: string }
const CLIENT = path.join(import.meta.dirname, '../client')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The page and its scripts by their addresses, made once when the editor begins; nothing else is served. */
export async function bundledClient(): Promise<ReadonlyMap<string, ClientFile>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: {
        input: path.join(CLIENT, 'main.tsx'),
        output: {
          entryFileNames: 'editor.js',
          assetFileNames: 'editor[extname]',
          codeSplitting: false,
        },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []))
  return new Map([
    [
      '/',
      {
        type: 'text/html; charset=utf-8',
        body: readFileSync(path.join(CLIENT, 'editor.html'), 'utf8'),
      },
    ],
    ...files.map((file): [string, ClientFile] => [
      `/${file.fileName}`,
      {
        type: TYPES[path.extname(file.fileName)] ?? 'text/plain',
        body: file.type === 'chunk' ? file.code : String(file.source),
      },
    ]),
  ])
}
