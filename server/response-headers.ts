import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { pagePolicy, tableHeaders } from '../deploy/answer-headers.ts'
import { CONTENT_TYPES, HTTPS_HEADERS } from '../deploy/headers.ts'
import { readBuildFile } from './build-file.ts'
import { ConfigError } from './config.ts'

/** Sources such as `'sha256-…'` of each page's inline scripts, by the page's path. */
export type ScriptHashes = Readonly<Record<string, readonly string[]>>

const OK_STATUSES = new Set([200, 204, 206, 304])

function isScriptHashes(value: unknown): value is ScriptHashes {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((hashes) => Array.isArray(hashes))
}

/** The build's script hashes; without the file, pages go without a policy. */
export async function loadScriptHashes(file: string): Promise<ScriptHashes | undefined> {
  const hashes = await readBuildFile(file)
  if (hashes === undefined || isScriptHashes(hashes)) return hashes
  throw new ConfigError(`${file} debe tener, por página, una lista de hashes de sus scripts.`)
}

function policyOf(reply: FastifyReply, pathname: string, hashes: ScriptHashes): string | undefined {
  // A 304 has no type, and renews the headers of the page that the browser has.
  const isKnownPage = reply.statusCode === 304 && hashes[pathname] !== undefined
  const isPage = isKnownPage || String(reply.getHeader('content-type')).startsWith('text/html')
  if (!isPage || reply.hasHeader('content-security-policy')) return undefined
  return pagePolicy(hashes[reply.statusCode === 404 ? '/404' : pathname] ?? [])
}

/** Adds what the table of headers says of this path; goes last, just before the answer leaves. */
export function addTableHeaders(
  reply: FastifyReply,
  pathname: string,
  scriptHashes: ScriptHashes | undefined,
): void {
  const isSuccess = OK_STATUSES.has(reply.statusCode)
  reply.headers(tableHeaders(pathname, isSuccess))
  if (reply.request.protocol === 'https') reply.headers(HTTPS_HEADERS)
  // Of the page that stands in for what is missing: they say nothing of the address asked for.
  if (!isSuccess) for (const name of ['etag', 'last-modified']) reply.removeHeader(name)
  const type = CONTENT_TYPES[extname(pathname)]
  if (type && isSuccess) reply.header('content-type', type)
  const policy = scriptHashes && policyOf(reply, pathname, scriptHashes)
  if (policy) reply.header('content-security-policy', policy)
  if (reply.statusCode === 304) {
    reply.removeHeader('content-type')
    reply.removeHeader('content-encoding')
  }
}
