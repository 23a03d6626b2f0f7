import { createHash } from 'node:crypto'

import type { StoredDocument } from './document-cache.ts'

const REVISION_DIGITS = 8

/** The revision of a document's content. */
export type Revision = {
  /** Hash of what the reader gets, which changes exactly when that does. */
  revision: string
  /** ISO 8601 date of the owner's last revision. */
  revised: string
}

/** Adds the revision to a document's content; the date does not count for it. */
export function withRevision<Content extends object>(
  content: Content,
  revised: string,
): Content & Revision {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { ...content, revision: hash.slice(0, REVISION_DIGITS).toUpperCase(), revised }
}

/** A document with its revision; one that the owner supplied has the date only. */
export type RevisedDocument<Document extends StoredDocument = StoredDocument> = Document &
  Pick<Revision, 'revised'> &
  Partial<Revision>
