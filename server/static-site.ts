import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONTENT_TYPES } from '../deploy/headers.ts'
import { sendText } from './plain-answer.ts'
import { locationOf, type Redirects } from './redirects.ts'
import { hrefOf, pathnameOf, readSitePath, type SitePath } from './site-path.ts'

type StaticSiteOptions = Readonly<{ siteFolder: string; redirects: Redirects }>

const INDEX = 'index.html'
/** The build's page for what does not exist, whichever way it names it. */
const NOT_FOUND_PAGES = [`404/${INDEX}`, '404.html']

/** Headers that would turn the 404 page into a part of itself or into nothing. */
const CONDITIONAL_HEADERS = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
]

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

function canHoldFile({ segments }: SitePath): boolean {
  return segments.every((segment) => segment !== '' && !segment.startsWith('.'))
}

/**
 * Serves the built site as any host of it must: `/contacto` is `contacto/index.html` and has that
 * one address, the table of redirects comes first, and what is not there answers 404 with the
 * site's own page.
 */
export function serveStaticSite(app: FastifyInstance, options: StaticSiteOptions): void {
  const { siteFolder, redirects } = options

  app.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
  })

  async function fileOf(path: SitePath): Promise<string | undefined> {
    if (!canHoldFile(path)) return undefined
    const name = path.segments.join('/')
    const isNamed = !path.hasTrailingSlash && CONTENT_TYPES[extname(name)] !== undefined
    const candidates = isNamed ? [name] : []
    for (const candidate of [...candidates, join(name, INDEX)]) {
      if (await isFile(join(siteFolder, candidate))) return candidate
    }
    return undefined
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.code(404)
    for (const name of CONDITIONAL_HEADERS) delete request.raw.headers[name]
    for (const page of NOT_FOUND_PAGES) {
      if (await isFile(join(siteFolder, page))) return reply.sendFile(page)
    }
    return sendText(reply, 404)
  }

  /** The one address of what `path` names, where that is another: no `index.html`, no end slash. */
  function canonicalOf({ segments, hasTrailingSlash }: SitePath): string | undefined {
    if (segments.at(-1) === INDEX) return hrefOf(segments.slice(0, -1))
    return hasTrailingSlash && segments.length > 0 ? hrefOf(segments) : undefined
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = readSitePath(request.raw.url ?? '/')
      if (path === 'malformed') return sendText(reply, 400)
      const redirect = redirects.get(pathnameOf(path))
      if (redirect) return reply.redirect(locationOf(redirect.to, path.search), redirect.status)
      const file = await fileOf(path)
      if (file === undefined || NOT_FOUND_PAGES.includes(file)) return sendNotFound(request, reply)
      const canonical = canonicalOf(path)
      if (canonical === undefined) return reply.sendFile(file)
      return reply.redirect(locationOf(canonical, path.search), 301)
    },
  })
}
