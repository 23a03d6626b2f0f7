import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  readEnquiry,
  validateEnquiry,
  type Enquiry,
  type EnquiryErrors,
} from '#contact/enquiry-rules.ts'
import { TEMPLATE_ID } from '#contact/mail-port.ts'
import { isReference } from '#contact/reference.ts'
import { RELAY_SEND_PATH, RELAY_TOKEN_PATH } from '#contact/relay-mail.ts'
import type { RateLimit } from './config.ts'
import { FORM_ANSWER_POLICY, refusedPage, sentPage, unsentPage } from './form-answer.ts'
import type { Intake } from './intake.ts'
import { createLimits } from './limits.ts'
import { failureCode, type Log } from './log.ts'
import { patienceText, sendText, statusText } from './plain-answer.ts'
import { comesFromThisSite, repeatsXsrfCookie, xsrfCookie, xsrfToken } from './xsrf.ts'

/** Methods of the relay's addresses; all others of the site are read only. */
export const RELAY_METHODS: ReadonlyMap<string, string> = new Map([
  [RELAY_SEND_PATH, 'POST'],
  [RELAY_TOKEN_PATH, 'GET, HEAD'],
])

const BODY_LIMIT_BYTES = 64 * 1024
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Specification 8. */
const FAILED = 'Hubo un problema al enviar tu consulta.'
const INCOMPLETE = 'Revisa estos datos para poder enviar tu consulta:'

type RelayOptions = Readonly<{
  intake: Intake
  rateLimit: RateLimit
  log: Log
}>

function isForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? ''
  return type.split(';')[0]?.trim().toLowerCase() === FORM_TYPE
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  reply.header('content-security-policy', FORM_ANSWER_POLICY)
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply {
  return isForm(request)
    ? sendPage(reply, status, refusedPage(text))
    : sendText(reply, status, text)
}

/** The template parameters of a request in EmailJS's shape; undefined if it has another. */
function templateParams(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  if (!('user_id' in body && 'service_id' in body)) return undefined
  if (!('template_id' in body && body.template_id === TEMPLATE_ID)) return undefined
  return 'template_params' in body ? body.template_params : undefined
}

/** The visitor's own reference; undefined where it has another form, as if there were none. */
function referenceOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('reference' in body)) return undefined
  return isReference(body.reference) ? body.reference : undefined
}

function messagesText(errors: EnquiryErrors): string {
  return Object.entries(errors)
    .map(([field, message]) => `${field}: ${message}`)
    .join('\n')
}

/**
 * The relay: takes enquiries as EmailJS does (JSON, answered by a status and plain text) and from
 * the form of a browser without scripts (answered by a page).
 */
export async function relay(app: FastifyInstance, options: RelayOptions): Promise<void> {
  const { intake, log } = options
  const limits = createLimits(options.rateLimit)
  const entered = new WeakSet<FastifyRequest>()

  // A text/plain body needs no permission to cross sites, and nobody sends one.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log('error', { error: failureCode(error) })
    return refuse(request, reply, status, status >= 500 ? FAILED : statusText(status))
  })

  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return
    log('envío', { respuesta: reply.statusCode, ms: Math.round(reply.elapsedTime) })
    if (entered.delete(request)) await limits.refund(request.ip)
  })

  async function acceptEnquiry(
    request: FastifyRequest,
    enquiry: Enquiry,
    reference?: string,
  ): Promise<boolean> {
    try {
      const { outcome } = await intake.accept({
        enquiry,
        reference,
        attachments: [],
        suspicion: '',
      })
      if (outcome === 'stored') entered.delete(request)
      return true
    } catch (failure) {
      log('no se pudo guardar la consulta', { error: failureCode(failure) })
      return false
    }
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const enquiry = readEnquiry(request.body)
    const errors = validateEnquiry(enquiry)
    if (Object.keys(errors).length > 0) {
      return sendPage(reply, 400, unsentPage(RELAY_SEND_PATH, INCOMPLETE, enquiry, errors))
    }
    if (await acceptEnquiry(request, enquiry)) return sendPage(reply, 200, sentPage())
    return sendPage(reply, 500, unsentPage(RELAY_SEND_PATH, FAILED, enquiry))
  }

  async function answerJson(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body } = request
    const params = templateParams(body)
    if (params === undefined) return sendText(reply, 400)
    const enquiry = readEnquiry(params)
    const errors = validateEnquiry(enquiry)
    if (Object.keys(errors).length > 0) return sendText(reply, 400, messagesText(errors))
    if (await acceptEnquiry(request, enquiry, referenceOf(body))) return sendText(reply, 200, 'OK')
    return sendText(reply, 500, FAILED)
  }

  app.get(RELAY_TOKEN_PATH, async (request, reply) => {
    const token = xsrfToken(request)
    // In the answer as well: the page may see another cookie of this name before it.
    return sendText(reply.header('set-cookie', xsrfCookie(request, token)), 200, token)
  })

  app.post(RELAY_SEND_PATH, {
    bodyLimit: BODY_LIMIT_BYTES,
    onRequest: async (request, reply) => {
      const waitMs = await limits.enter(request.ip)
      if (waitMs === 0) {
        entered.add(request)
        return
      }
      reply.header('retry-after', Math.ceil(waitMs / 1000))
      refuse(request, reply, 429, patienceText(waitMs))
    },
    // Before the body is read.
    preParsing: async (request, reply) => {
      const isTrusted = isForm(request) ? comesFromThisSite(request) : repeatsXsrfCookie(request)
      if (isTrusted) return
      refuse(request, reply, 403, statusText(403))
    },
    handler: async (request, reply) =>
      isForm(request) ? answerForm(request, reply) : answerJson(request, reply),
  })
}
