// Usage: node tools/print-documents.ts
// Prints every PDF of the site into .cache/, as far as it is not there already. Pages state the size of
// their documents, so the build does this first: what is printed while a page waits may take longer
// than the prerenderer allows a page (10 s), and a catalogue does where the machine is busy.
import { existsSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { inputsHash } from './build/inputs.ts'

type Content = typeof import('#catalogue/catalogue.ts')
type Documents = typeof import('#datasheets/documents.ts')

const startedAt = performance.now()
/** Stands once all documents of this very state of the project have been printed. */
const stamp = `.cache/documents/${inputsHash(CONTENT_DIR)}.printed`
const count = existsSync(stamp) ? 0 : await printAll()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(count > 0 ? `${count} documents in ${seconds} s.` : 'Every document is there already.')

async function printAll(): Promise<number> {
  const { module: content } = await runnerImport<Content>('./src/catalogue/catalogue.ts')
  // Drawings are TSX, which Node alone does not read.
  const { module: documents } = await runnerImport<Documents>('./src/datasheets/documents.ts')
  const catalogue = content.catalogue()
  const paths = documents.documentPaths(catalogue)
  for (const path of paths) await documents.documentAt(catalogue, path)
  writeFileSync(stamp, '')
  return paths.length
}
