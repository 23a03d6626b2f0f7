import type { FastifyReply } from 'fastify'

/** The texts of answers that have no page. */
export const STATUS_TEXTS = {
  400: 'La solicitud está mal formada.',
  403: 'No pudimos comprobar que el envío viene de este sitio: recarga la página de contacto y envíalo de nuevo.',
  404: 'La página no existe.',
  405: 'Este método no está permitido aquí.',
  409: 'La referencia ya se usó para otra consulta.',
  412: 'La condición de la solicitud no se cumple.',
  413: 'La consulta es demasiado grande.',
  415: 'El formato de la consulta no se reconoce.',
  416: 'El rango pedido está fuera del archivo.',
  429: 'Demasiadas consultas en poco tiempo.',
  500: 'Error del servidor.',
  503: 'No podemos recibir consultas por aquí en este momento: llámanos o escríbenos por correo.',
} as const

type KnownStatus = keyof typeof STATUS_TEXTS

function isKnown(status: number): status is KnownStatus {
  return Object.hasOwn(STATUS_TEXTS, status)
}

export function statusText(status: number): string {
  if (isKnown(status)) return STATUS_TEXTS[status]
  return status >= 500 ? STATUS_TEXTS[500] : STATUS_TEXTS[400]
}

/** For when all places for uploads are taken. */
export const BUSY_TEXT =
  'Estamos recibiendo muchas fotos a la vez. Inténtalo de nuevo en un minuto, o envía la consulta sin ellas.'

export const DOWNLOADS_TEXT =
  'Se están descargando muchos archivos a la vez. Inténtalo de nuevo en un minuto.'
/** When to try again, as both texts say. */
export const PATIENCE_S = 60

const MINUTE_MS = 60_000

/** The text for a sender over the rate limit. */
export function patienceText(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  return `${STATUS_TEXTS[429]} Inténtalo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`
}

export function sendText(
  reply: FastifyReply,
  status: number,
  text = statusText(status),
): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}
