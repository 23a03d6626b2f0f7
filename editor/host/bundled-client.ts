import path from 'node:path'
import { build, type Rollup } from 'vite'

/** The page and its scripts by address, bundled once when the editor starts; nothing else is served. */
export async function bundledClient(): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(import.meta.dirname, '../client'),
    build: { write: false, modulePreload: false },
  })) as Rollup.RollupOutput
  return new Map(
    output.map((file) => [
      `/${file.fileName.replace(/^index\.html$/, '')}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  )
}
