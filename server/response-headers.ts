import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { tableHeaders } from '../deploy/answer-headers.ts'
import { CONTENT_TYPES, HTTPS_HEADERS } from '../deploy/headers.ts'

const OK_STATUSES = new Set([200, 204, 206, 304])

/** Adds what the table of headers says of this path, and to a page `policy`; goes last, just before the answer leaves. */
export function addTableHeaders(reply: FastifyReply, pathname: string, policy: string): void {
  const isSuccess = OK_STATUSES.has(reply.statusCode)
  const fileType = CONTENT_TYPES[extname(pathname)]
  reply.headers(tableHeaders(pathname, isSuccess))
  if (reply.request.protocol === 'https') reply.headers(HTTPS_HEADERS)
  // Of the page that stands in for what is missing: they say nothing of the address asked for.
  if (!isSuccess) for (const name of ['etag', 'last-modified']) reply.removeHeader(name)
  if (fileType && isSuccess) reply.header('content-type', fileType)
  // A 304 has no type, and renews the headers of the page that the browser has.
  const isPage =
    reply.statusCode === 304
      ? fileType === undefined
      : String(reply.getHeader('content-type')).startsWith('text/html')
  if (isPage) reply.header('content-security-policy', policy)
  if (reply.statusCode === 304) {
    reply.removeHeader('content-type')
    reply.removeHeader('content-encoding')
  }
}
