import { createHash } from 'node:crypto'

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
