import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Timeouts } from '../connections.ts'
import type { Delays } from '../delivery.ts'
import type { Log } from '../log.ts'
import { openEnquiryDesk } from '../enquiry-desk.ts'
import { FORM_ANSWER_PAGE } from './form-answer-page.ts'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'

export const CONTACT_PAGE = '<!doctype html><title>Contáctanos</title>'

const SITE_FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Inicio</title>',
  'contacto/index.html': CONTACT_PAGE,
  'contacto/respuesta/index.html': FORM_ANSWER_PAGE,
  '404/index.html': '<!doctype html><title>No encontrada</title>',
  'assets/entry-C4fe1234.js': 'export {}',
  'fichas/442c.pdf': '%PDF-1.7 0123456789',
  'dibujos/442c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'site.webmanifest': '{}',
  'cañería.txt': 'ñ',
  '.well-known/security.txt': 'Contact: https://ejemplo.cl/contacto',
  '.well-known/otro.txt': 'no',
  '.secreto': 'no',
  '.git/config': 'no',
  'sin-portada/.oculto': 'no',
}

const REDIRECTS = [
  { from: '/limpiadores', to: '/productos/limpiadores', status: 301 },
  { from: '/442m', to: '/productos/mezcla#442m', status: 302 },
]

/** A small built site as the build leaves it: `client/`, compressed twins, `redirects.json`. */
export async function makeSite(): Promise<string> {
  const build = temporaryFolder()
  for (const [name, content] of Object.entries(SITE_FILES)) {
    const file = join(build, 'client', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const page = join(build, 'client/contacto/index.html')
  await writeFile(`${page}.br`, brotliCompressSync(CONTACT_PAGE))
  await writeFile(`${page}.gz`, gzipSync(CONTACT_PAGE))
  await writeFile(join(build, 'redirects.json'), JSON.stringify(REDIRECTS))
  return build
}

export function siteEnvironment(build: string): Record<string, string> {
  return {
    PORT: '0',
    BUILD_DIR: build,
    OUTBOX_DIR: join(build, 'outbox'),
  }
}

export type RunningServer = Readonly<{
  app: FastifyInstance
  url: string
  port: number
  build: string
  outboxFolder: string
  logLines: string[]
}>

type ServerSettings = Readonly<{
  build?: string
  env?: Readonly<Record<string, string>>
  delays?: Delays
  timeouts?: Timeouts
}>

/** The real server on a real loopback socket, stopped when the test ends. */
export async function startServer(settings: ServerSettings = {}): Promise<RunningServer> {
  const build = settings.build ?? (await makeSite())
  const config = readConfig({ ...siteEnvironment(build), ...settings.env })
  const logLines: string[] = []
  const log: Log = (event, details = {}) => logLines.push(`${event} ${JSON.stringify(details)}`)
  const delays = settings.delays ?? { firstMs: 20, maxMs: 100 }
  const app = await createApp({
    config,
    log,
    desk: openEnquiryDesk({ config, log, delays }),
    ...(settings.timeouts && { timeouts: settings.timeouts }),
  })
  await app.listen({ port: config.port, host: config.host })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    url: `http://localhost:${port}`,
    port,
    build,
    outboxFolder: config.outboxFolder,
    logLines,
  }
}
