import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/** Writes a file of a cache atomically: neither a concurrent build nor one that is ended leaves half a file. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, file)
}
