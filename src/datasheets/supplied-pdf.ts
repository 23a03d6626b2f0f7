import { stat } from 'node:fs/promises'
import type { StoredDocument } from './document-cache.ts'

/** A PDF that the owner supplied, a data sheet or a document; the catalogue has checked that it opens. */
export async function suppliedPdf(file: string): Promise<StoredDocument> {
  const { size } = await stat(file)
  return { file, bytes: size }
}
