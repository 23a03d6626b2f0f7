import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONTACT_PATH } from '#catalogue/paths.ts'
import { validateEnquiry } from '#contact/enquiry-rules.ts'
import { FAILED_MESSAGE } from '#contact/outcome-messages.ts'
import { isReference } from '#contact/reference.ts'
import {
  PHOTOS_FIELD,
  RELAY_SENT_PATH,
  RELAY_SEND_PATH,
  RELAY_TOKEN_PATH,
} from '#contact/relay-mail.ts'
import type { RateLimit } from './config.ts'
import type { Timeouts } from './connections.ts'
import { answerPage, type FormAnswer } from './form-answer.ts'
import { StoreFull, type Intake } from './intake.ts'
import { createLimits } from './limits.ts'
import { failureCode, type Log } from './log.ts'
import { patienceText, sendText, statusText } from './plain-answer.ts'
import {
  readFormBody,
  readJsonBody,
  readMultipart,
  UPLOAD_MAX_BYTES,
  type ReadSubmission,
} from './read-submission.ts'
import { comesFromThisSite, repeatsXsrfCookie, xsrfCookie, xsrfToken } from './xsrf.ts'

/** Methods of the relay's addresses; all others of the site are read only. */
export const RELAY_METHODS: ReadonlyMap<string, string> = new Map([
  [RELAY_SEND_PATH, 'POST'],
  [RELAY_TOKEN_PATH, 'GET, HEAD'],
  [RELAY_SENT_PATH, 'GET, HEAD'],
])

const BODY_LIMIT_BYTES = 64 * 1024
/** Forms with files that are read at a time, of which each may hold 12 MB. */
const UPLOADS_MAX = 6
const UPLOAD_PATIENCE_MS = 60_000
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART_TYPE = 'multipart/form-data'

type RelayOptions = Readonly<{
  intake: Intake
  siteFolder: string
  rateLimit: RateLimit
  timeouts: Timeouts
  log: Log
}>

function typeOf(request: FastifyRequest): string | undefined {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}

function isForm(request: FastifyRequest): boolean {
  return [FORM_TYPE, MULTIPART_TYPE].includes(typeOf(request) ?? '')
}

function wantsText({ headers }: FastifyRequest): boolean {
  return headers.accept?.startsWith('text/plain') ?? false
}

/** True for a browser that sends the form itself and shows the answer as a page; scripts ask for plain text. */
function wantsPage(request: FastifyRequest): boolean {
  return isForm(request) && !wantsText(request)
}

function messagesText(messages: readonly (readonly [string, string])[]): string {
  return messages.map(([field, message]) => `${field}: ${message}`).join('\n')
}

/**
 * The relay: takes enquiries as EmailJS does (JSON, answered by a status and plain text) and as forms,
 * with files or without, from scripts (answered alike) or from a browser without (by pages).
 */
export async function relay(app: FastifyInstance, options: RelayOptions): Promise<void> {
  const { intake, log, siteFolder, timeouts } = options
  const limits = createLimits(options.rateLimit)
  const entered = new WeakSet<FastifyRequest>()
  const uploads = new Set<FastifyRequest>()
  await app.register(multipart, { throwFileSizeLimit: false })

  // A text/plain body needs no permission to cross sites, and nobody sends one.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  async function sendPage(
    reply: FastifyReply,
    status: number,
    answer: FormAnswer,
    otherwise: string,
  ): Promise<FastifyReply> {
    const page = await answerPage(siteFolder, answer)
    if (page === undefined) return sendText(reply, status, otherwise)
    return reply.code(status).type('text/html; charset=utf-8').send(page)
  }

  /** Turns someone away whose body was not read, or not to its end. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    problem = statusText(status),
  ): Promise<FastifyReply> {
    if (!wantsPage(request)) return sendText(reply, status, problem)
    return sendPage(reply, status, { kind: 'refused', problem }, problem)
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log('error', { error: failureCode(error) })
    return refuse(request, reply, status, status >= 500 ? FAILED_MESSAGE : statusText(status))
  })

  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return
    log('envío', { respuesta: reply.statusCode, ms: Math.round(reply.elapsedTime) })
    if (entered.delete(request)) await limits.refund(request.ip)
  })

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const waitMs = await limits.enter(request.ip)
    if (waitMs > 0) {
      reply.header('retry-after', Math.ceil(waitMs / 1000))
      await refuse(request, reply, 429, patienceText(waitMs))
      return
    }
    entered.add(request)
    if (typeOf(request) !== MULTIPART_TYPE) {
      const cutOff = setTimeout(() => request.raw.socket.destroy(), timeouts.requestMs)
      request.raw.once('close', () => clearTimeout(cutOff))
      return
    }
    if (Number(request.headers['content-length']) > UPLOAD_MAX_BYTES) {
      reply.header('connection', 'close')
      await refuse(request, reply, 413)
    } else if (uploads.size >= UPLOADS_MAX) {
      reply.header('connection', 'close').header('retry-after', UPLOAD_PATIENCE_MS / 1000)
      await refuse(request, reply, 503, patienceText(UPLOAD_PATIENCE_MS))
    } else {
      uploads.add(request)
      reply.raw.once('close', () => uploads.delete(request))
    }
  }

  async function read(request: FastifyRequest): Promise<ReadSubmission | undefined> {
    const type = typeOf(request)
    if (type === MULTIPART_TYPE) return readMultipart(request)
    return type === FORM_TYPE ? readFormBody(request.body) : readJsonBody(request.body)
  }

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const submission = await read(request)
    if (submission === undefined) return sendText(reply, 400)
    const { enquiry, fileProblems } = submission
    const isPage = wantsPage(request)
    const errors = validateEnquiry(enquiry)
    const messages = [
      ...Object.entries(errors),
      ...fileProblems.map((problem) => [PHOTOS_FIELD, problem] as const),
    ]
    const unsent = { kind: 'unsent', enquiry, errors, fileProblems } as const
    const text = messagesText(messages)
    if (messages.length > 0) {
      return isPage ? sendPage(reply, 400, unsent, text) : sendText(reply, 400, text)
    }
    try {
      const first = await intake.accept(submission)
      // A form has no script that could choose another reference.
      const isTaken = first.outcome === 'conflict'
      if (isTaken && !isPage) return sendText(reply, 409)
      const { outcome, reference } = isTaken
        ? await intake.accept({ ...submission, reference: undefined })
        : first
      if (outcome === 'stored') entered.delete(request)
      if (!isPage) return sendText(reply, 200, 'OK')
      return reply.redirect(`${RELAY_SENT_PATH}?referencia=${reference}`, 303)
    } catch (failure) {
      log('no se pudo guardar la consulta', { error: failureCode(failure) })
      const status = failure instanceof StoreFull ? 503 : 500
      const problem = status === 503 ? statusText(503) : FAILED_MESSAGE
      return isPage
        ? sendPage(reply, status, { ...unsent, problem }, problem)
        : sendText(reply, status, problem)
    }
  }

  app.get(RELAY_TOKEN_PATH, async (request, reply) => {
    const token = xsrfToken(request)
    // In the answer as well: the page may see another cookie of this name before it.
    return sendText(reply.header('set-cookie', xsrfCookie(request, token)), 200, token)
  })

  app.get(RELAY_SENT_PATH, async (request, reply) => {
    const { referencia: reference } = request.query as { referencia?: unknown }
    const isTaken = isReference(reference) && intake.has(reference)
    if (wantsText(request)) return isTaken ? sendText(reply, 200, 'OK') : sendText(reply, 404)
    if (!isTaken) {
      return reply.redirect(CONTACT_PATH, 303)
    }
    return sendPage(reply, 200, { kind: 'sent', reference }, reference)
  })

  app.post(RELAY_SEND_PATH, {
    bodyLimit: BODY_LIMIT_BYTES,
    onRequest: enter,
    // Before the body is read.
    preParsing: async (request, reply) => {
      const isTrusted = isForm(request) ? comesFromThisSite(request) : repeatsXsrfCookie(request)
      if (!isTrusted) await refuse(request, reply, 403)
    },
    handler: take,
  })
}
