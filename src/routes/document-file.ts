import { readFile } from 'node:fs/promises'
import { catalogue } from '#catalogue/catalogue.ts'
import { pagePathOf } from '#catalogue/paths.ts'
import { documentAt } from '#datasheets/documents.ts'
import type { Route } from './+types/document-file.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const document = await documentAt(catalogue(), pagePathOf(url))
  if (!document) return new Response('No existe este documento.', { status: 404 })
  const content = new Uint8Array(await readFile(document.file))
  return new Response(content, { headers: { 'Content-Type': 'application/pdf' } })
}
