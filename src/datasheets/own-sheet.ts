import { stat } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_DIR } from '#catalogue/load-catalogue.ts'
import type { StoredDocument } from './document-cache.ts'

/** A sheet that the owner put into public/fichas/; the catalogue has checked that it opens. */
export async function ownSheet(sheet: string): Promise<StoredDocument> {
  const file = path.resolve(PUBLIC_DIR, `.${sheet}`)
  const { size } = await stat(file)
  return { file, bytes: size }
}
