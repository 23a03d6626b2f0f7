import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { asInlineScript } from '#catalogue/inline-script.ts'

/**
 * One `*`, after the first slash of a path or at its end, stands for anything, slashes too. A later rule
 * wins over an earlier.
 */
export type HeaderRule = Readonly<{
  path: `/${string}`
  headers: Readonly<Record<string, string>>
}>

/** Holds for every answer; the rules of narrower paths hold for successful answers only. */
const EVERYWHERE = '/*'
/** The relay's answers, successful or not: `no-store` holds for its refusals too. */
export const RELAY_PREFIX = '/api/'
/** Where the relay listens unless it is told otherwise (`email.port` of content/sitio.yaml, or `PORT`). */
export const RELAY_PORT = 4173

/** What every kind of host answers with. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: EVERYWHERE,
    headers: {
      'X-Content-Type-Options': 'nosniff',
      // Not stricter: "no-referrer" turns the Origin of the script-less form into "null".
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Kept, but asked about each time (304): a corrected page is seen at once.
      'Cache-Control': 'no-cache',
    },
  },
  // The bundler writes a hash of the content into these names.
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: `${RELAY_PREFIX}*`, headers: { 'Cache-Control': 'no-store' } },
  // Documents open in the browser; saved, they bear the last name of their address (RFC 6266, 4.3).
  { path: '/fichas/*', headers: { 'Content-Disposition': 'inline' } },
  { path: '/documentos/*', headers: { 'Content-Disposition': 'inline' } },
]

/** Only over https: a browser disregards it on http (RFC 6797, 7.2). */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Cache rule of errors and redirects, whatever the path: a missing asset must not stay missing. */
export const ERROR_CACHE_CONTROL = 'no-cache'

/** Type by extension. A file of another extension is not served at all. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
}

/** What stands inside pages as a script, the same in all of them: the starter, and the rules for fetching ahead. */
const INLINE_SCRIPTS = ['../src/islands/starter.js', '../src/site/speculation.json']
const INLINE_HASHES = INLINE_SCRIPTS.map((file) => {
  const text = asInlineScript(readFileSync(new URL(file, import.meta.url), 'utf8'))
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
})

/** Where enquiries go once the owner has an account there; a build for the relay does without it. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com'

/** The policy of all pages. Styles are inline by design: the page's CSS travels in it. */
export const PAGE_POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", ...INLINE_HASHES],
  'worker-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'", EMAILJS_ORIGIN],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  // Without a script the form goes to EmailJS itself.
  'form-action': ["'self'", EMAILJS_ORIGIN],
  'frame-ancestors': ["'none'"],
  // Text becomes markup only where src/islands/trusted-types.ts lets it.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
}
