import { createHash } from 'node:crypto'

import type { StoredDocument } from './document-cache.ts'

const REVISION_DIGITS = 8

/** Which state of its content a document is. */
export type Revision = {
  /** A hash of what the reader gets: it changes when that does, and only then. */
  revision: string
  /** The day on which the owner last revised it, as ISO 8601 writes it. */
  revised: string
}

/** A document's content with the name of its state, which the day has no part in. */
export function withRevision<Content extends object>(
  content: Content,
  revised: string,
): Content & Revision {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { ...content, revision: hash.slice(0, REVISION_DIGITS).toUpperCase(), revised }
}

/** A document that says which state of its content it is; one that the owner brought says the day alone. */
export type RevisedDocument<Document extends StoredDocument = StoredDocument> = Document &
  Pick<Revision, 'revised'> &
  Partial<Revision>

/** A document with the state that its data name. */
export async function revisedAs<Document extends StoredDocument>(
  { revision, revised }: Revision,
  document: Promise<Document>,
): Promise<RevisedDocument<Document>> {
  return { ...(await document), revision, revised }
}
