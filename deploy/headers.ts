import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { asInlineScript } from '#catalogue/inline-script.ts'

/**
 * The path may have one `*`, after its first slash or at its end, which matches anything, including slashes. Later
 * rules win over earlier ones.
 */
export type HeaderRule = Readonly<{
  path: `/${string}`
  headers: Readonly<Record<string, string>>
}>

/** Applies to every answer; rules for narrower paths apply to successful answers only. */
const EVERYWHERE = '/*'
/** The relay's addresses; `no-store` also applies to its refusals. */
export const RELAY_PREFIX = '/api/'
/** The relay's port unless another is set (`email.port` of content/sitio.yaml, or `PORT`). */
export const RELAY_PORT = 4173

/** The headers that every kind of host sends. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: EVERYWHERE,
    headers: {
      'X-Content-Type-Options': 'nosniff',
      // Not stricter: with "no-referrer", a form without script sends the Origin "null".
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Stored, but revalidated each time (304): corrections are visible at once.
      'Cache-Control': 'no-cache',
    },
  },
  // The bundler puts a hash of the content into these names.
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: `${RELAY_PREFIX}*`, headers: { 'Cache-Control': 'no-store' } },
  // Documents open in the browser; saved, they are named after the end of their address (RFC 6266, 4.3).
  { path: '/fichas/*', headers: { 'Content-Disposition': 'inline' } },
  { path: '/documentos/*', headers: { 'Content-Disposition': 'inline' } },
]

/** Only over https: browsers ignore it on http (RFC 6797, 7.2). */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Cache-Control of errors and redirects, whatever the path: a missing asset must not stay missing. */
export const ERROR_CACHE_CONTROL = 'no-cache'

/** Content types by extension. Files with other extensions are not served. */
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

/** The inline scripts of all pages: the starter, and the speculation rules. */
const INLINE_SCRIPTS = ['../src/islands/starter.js', '../src/site/speculation.json']
const INLINE_HASHES = INLINE_SCRIPTS.map((file) => {
  const text = asInlineScript(readFileSync(new URL(file, import.meta.url), 'utf8'))
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
})

/** EmailJS takes enquiries once the owner has an account there; a build for the relay does not use it. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com'

/** The policy of all pages. Inline styles are allowed, since each page contains its CSS. */
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
  // Without a script the form is posted to EmailJS itself.
  'form-action': ["'self'", EMAILJS_ORIGIN],
  'frame-ancestors': ["'none'"],
  // Strings become markup only through src/islands/trusted-types.ts.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
}
