import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatBytes } from '#catalogue/format-bytes.ts'
import type { StorageLimits } from './config.ts'
import { countDeliveries, type DeliveryCounts } from './delivery.ts'
import type { EnquiryDesk } from './enquiry-desk.ts'
import { setAsideIn, type StoreFile } from './store-file.ts'
import { usedBytes } from './store.ts'

/** The state of the enquiries and their store. */
export type Health = Readonly<{
  /** Whether an enquiry would be accepted now. */
  isReady: boolean
  oldestWaitingSeconds: number
  deliveries: DeliveryCounts
  storeBytes: number
  freeBytes: number
  /** In Spanish, for the person who looks after the site; empty if there is nothing to do. */
  problems: readonly string[]
}>

export type HealthSources = Readonly<{
  file: StoreFile
  limits: StorageLimits
  hasMailServer: boolean
}>

const WAITING_MAX_SECONDS = 60 * 60
/** Warns at twice the least free space and at half the largest store, while there is still room. */
const WARNING_FACTOR = 2
const HEALTH_PATH = '/salud'

function problemsOf(health: Omit<Health, 'problems'>, sources: HealthSources): string[] {
  const { deliveries, freeBytes, storeBytes, oldestWaitingSeconds } = health
  const { limits, hasMailServer } = sources
  const minutes = Math.round(oldestWaitingSeconds / 60)
  return [
    !hasMailServer && 'SMTP_URL no está definida: las consultas solo quedan en la carpeta.',
    hasMailServer &&
      oldestWaitingSeconds > WAITING_MAX_SECONDS &&
      `Una consulta espera hace ${minutes} minutos.`,
    deliveries.refused > 0 &&
      `El servidor de correo rechaza ${deliveries.refused} consultas: mira cuáles con «listar».`,
    freeBytes < WARNING_FACTOR * limits.diskFreeMinBytes &&
      `Quedan ${formatBytes(freeBytes)} libres en el disco.`,
    WARNING_FACTOR * storeBytes > limits.storeMaxBytes &&
      `El almacén ocupa ${formatBytes(storeBytes)}.`,
    ...setAsideIn(sources.file.folder).map(
      (name) =>
        `Un almacén quedó aparte y puede tener consultas sin entregar: ${name}. Recupéralas y quítalo de la carpeta.`,
    ),
  ].filter((problem) => problem !== false)
}

/** The state of the store; one that cannot be used is not ready, whatever the reason. */
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
    const deliveries = { waiting: 0, refused: 0, sent: 0, oldestWaitingMs: undefined }
    const reason = failure instanceof Error ? failure.message : String(failure)
    const problem = `No se puede usar el almacén: ${reason}`
    const nothing = { oldestWaitingSeconds: 0, deliveries, storeBytes: 0, freeBytes: 0 }
    return { isReady: false, ...nothing, problems: [problem] }
  }
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}

/** Serves `/salud` to requests with the token, from any address; for others it does not exist. */
export function serveHealth(
  app: FastifyInstance,
  desk: EnquiryDesk,
  token: string | undefined,
): void {
  app.get(HEALTH_PATH, async (request, reply) => {
    if (!hasToken(request, token)) return reply.callNotFound()
    const health = await desk.health()
    return reply
      .code(health.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health)
  })
}
