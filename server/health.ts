import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatBytes } from '#catalogue/format-bytes.ts'
import type { StorageLimits } from './config.ts'
import { countDeliveries, type DeliveryCounts } from './delivery-queue.ts'
import { sendText } from './plain-answer.ts'
import type { StoreFile } from './store-file.ts'
import { usedBytes } from './store.ts'

/** How it stands with the enquiries. */
export type Health = Readonly<{
  /** Whether an enquiry would be taken now. */
  isReady: boolean
  oldestWaitingSeconds: number
  deliveries: DeliveryCounts
  storeBytes: number
  freeBytes: number
  /** In Spanish, for whoever looks after the site; nothing here, nothing to do. */
  problems: readonly string[]
}>

export type HealthSources = Readonly<{
  file: StoreFile
  limits: StorageLimits
  hasMailServer: boolean
}>

const WAITING_MAX_SECONDS = 60 * 60
/** A warning comes while there is still room. */
const WARNING_FACTOR = 2
const HEALTH_PATH = '/salud'
const METRICS_PATH = '/salud/metricas'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

function problemsOf(health: Omit<Health, 'problems'>, sources: HealthSources): string[] {
  const { deliveries, freeBytes, storeBytes, oldestWaitingSeconds } = health
  const { limits, hasMailServer } = sources
  const minutes = Math.round(oldestWaitingSeconds / 60)
  return [
    !hasMailServer && 'SMTP_URL no está definida: las consultas solo quedan en la carpeta.',
    oldestWaitingSeconds > WAITING_MAX_SECONDS && `Una consulta espera hace ${minutes} minutos.`,
    deliveries.refused > 0 && `El servidor de correo rechaza ${deliveries.refused} entregas.`,
    deliveries.unsure > 0 && `${deliveries.unsure} entregas sin confirmar: revísalas con «listar».`,
    freeBytes < WARNING_FACTOR * limits.diskFreeMinBytes &&
      `Quedan ${formatBytes(freeBytes)} libres en el disco.`,
    WARNING_FACTOR * storeBytes > limits.storeMaxBytes &&
      `El almacén ocupa ${formatBytes(storeBytes)}.`,
  ].filter((problem) => problem !== false)
}

/** Looks at the store; one that cannot be used is not ready, whatever the reason. */
export function healthOf(sources: HealthSources): Health {
  const { file, limits } = sources
  try {
    const deliveries = countDeliveries(file)
    const { oldestWaitingMs } = deliveries
    const storeBytes = usedBytes(file)
    const freeBytes = file.freeBytes()
    const health = {
      isReady: storeBytes <= limits.storeMaxBytes && freeBytes >= limits.diskFreeMinBytes,
      oldestWaitingSeconds:
        oldestWaitingMs === undefined
          ? 0
          : Math.max(0, Math.round((Date.now() - oldestWaitingMs) / 1000)),
      deliveries,
      storeBytes,
      freeBytes,
    }
    return { ...health, problems: problemsOf(health, sources) }
  } catch (failure) {
    const deliveries = { waiting: 0, refused: 0, sent: 0, unsure: 0, oldestWaitingMs: undefined }
    const problem = `No se puede usar el almacén: ${String(failure)}.`
    const nothing = { oldestWaitingSeconds: 0, deliveries, storeBytes: 0, freeBytes: 0 }
    return { isReady: false, ...nothing, problems: [problem] }
  }
}

/** Prometheus's text format, version 0.0.4. */
function metricsText(health: Health): string {
  const { deliveries, isReady, oldestWaitingSeconds, storeBytes, freeBytes } = health
  const gauges: [string, string, number][] = [
    ['sitio_listo', 'Recibe consultas (1) o no (0)', Number(isReady)],
    [
      'sitio_espera_mayor_segundos',
      'Lo que lleva la consulta que más espera',
      oldestWaitingSeconds,
    ],
    ['sitio_entregas_en_espera', 'Entregas pendientes', deliveries.waiting],
    ['sitio_entregas_rechazadas', 'Entregas que el servidor de correo rechaza', deliveries.refused],
    ['sitio_entregas_sin_confirmar', 'Entregas que alguien debe revisar', deliveries.unsure],
    ['sitio_entregas_hechas', 'Entregas hechas que aún se guardan', deliveries.sent],
    ['sitio_almacen_bytes', 'Lo que ocupan las consultas', storeBytes],
    ['sitio_disco_libre_bytes', 'Espacio libre en el disco', freeBytes],
    ['sitio_memoria_bytes', 'Memoria del proceso', process.memoryUsage.rss()],
  ]
  return gauges
    .map(
      ([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    )
    .join('')
}

/** Asked from this machine, and not by a proxy in another's name. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? ''
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isForwarded && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}

/** `/salud` and `/salud/metricas`, for this machine and for who has the token; not there for others. */
export function serveHealth(
  app: FastifyInstance,
  sources: HealthSources,
  token: string | undefined,
): void {
  const isWelcome = (request: FastifyRequest) => isFromHere(request) || hasToken(request, token)
  app.get(HEALTH_PATH, async (request, reply) => {
    if (!isWelcome(request)) return reply.callNotFound()
    const health = healthOf(sources)
    return reply
      .code(health.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health)
  })
  app.get(METRICS_PATH, async (request, reply) => {
    if (!isWelcome(request)) return reply.callNotFound()
    return sendText(reply, 200, metricsText(healthOf(sources)))
  })
}
