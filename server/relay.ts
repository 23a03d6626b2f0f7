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
import { createAnswerPage, type FormAnswer } from './form-answer.ts'
import { createLimits, createShares, createTurns, UPLOADS_MOST } from './limits.ts'
import { failureCode, type Log } from './log.ts'
import type { EnquiryDesk } from './enquiry-desk.ts'
import { BUSY_TEXT, PATIENCE_S, patienceText, sendText, statusText } from './plain-answer.ts'
import { readJsonBody, readMultipart, UPLOAD_MAX_BYTES } from './read-submission.ts'
import { comesFromThisSite, repeatsXsrfCookie, xsrfCookie, xsrfToken } from './xsrf.ts'

/** Methods of the relay's addresses; all other addresses of the site are read-only. */
export const RELAY_METHODS: ReadonlyMap<string, string> = new Map([
  [RELAY_SEND_PATH, 'POST'],
  [RELAY_TOKEN_PATH, 'GET, HEAD'],
  [RELAY_SENT_PATH, 'GET, HEAD'],
])

const BODY_LIMIT_BYTES = 64 * 1024
/** Limit for a form with files of unknown length; it includes the other fields. */
const BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 1024 * 1024
/** The least that a form with files must send within `trickleMs`. */
const TRICKLE_BYTES = 16 * 1024
const FORM_TYPE = 'multipart/form-data'

type RelayOptions = Readonly<{
  desk: EnquiryDesk
  siteFolder: string
  /** Where forms with files are spooled while they are being read. */
  outboxFolder: string
  rateLimit: RateLimit
  timeouts: Timeouts
  log: Log
}>

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE
}

function wantsText({ headers }: FastifyRequest): boolean {
  return headers.accept?.startsWith('text/plain') ?? false
}

/**
 * True for a browser that submits the form without a script and shows the answer as a page; scripts ask for plain
 * text.
 */
function wantsPage(request: FastifyRequest): boolean {
  return isForm(request) && !wantsText(request)
}

function messagesText(messages: readonly (readonly [string, string])[]): string {
  return messages.map(([field, message]) => `${field}: ${message}`).join('\n')
}

/**
 * The relay: takes enquiries as EmailJS does (JSON, answered by a status and plain text) and as forms with or without
 * files. Forms sent by scripts get plain text, those sent by browsers without scripts get pages.
 */
export async function relay(app: FastifyInstance, options: RelayOptions): Promise<void> {
  const { desk, log, outboxFolder, timeouts } = options
  const answerPage = createAnswerPage(options.siteFolder)
  const limits = createLimits(options.rateLimit)
  const shares = createShares(UPLOADS_MOST)
  const uploads = new WeakMap<FastifyRequest, Promise<void>>()
  const waitForTurn = createTurns()
  const entered = new WeakSet<FastifyRequest>()
  await app.register(multipart, { throwFileSizeLimit: false })

  // A text/plain body may be sent across sites without permission, and our clients send none.
  app.removeContentTypeParser('text/plain')

  async function sendPage(
    reply: FastifyReply,
    status: number,
    answer: FormAnswer,
    otherwise: string,
  ): Promise<FastifyReply> {
    const page = await answerPage(answer)
    if (page === undefined) return sendText(reply, status, otherwise)
    return reply.code(status).type('text/html; charset=utf-8').send(page)
  }

  /** Rejects a request whose body was not read, or not to its end. */
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
    if (status === 413) reply.header('connection', 'close') // the rest of the body stays unread
    return refuse(request, reply, status, status >= 500 ? FAILED_MESSAGE : statusText(status))
  })

  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return
    log('envío', { respuesta: reply.statusCode, ms: Math.round(reply.elapsedTime) })
    if (entered.delete(request)) await limits.refund(request.ip)
  })

  /**
   * Cuts off a form with files that arrives too slowly or exceeds its limit; returns a function that stops watching.
   */
  function watch({ socket }: FastifyRequest['raw']): () => void {
    const startBytes = socket.bytesRead
    let seenBytes = startBytes
    const watching = setInterval(() => {
      const isTrickle = socket.bytesRead - seenBytes < TRICKLE_BYTES
      seenBytes = socket.bytesRead
      if (isTrickle || seenBytes - startBytes > BODY_MAX_BYTES) socket.destroy()
    }, timeouts.trickleMs)
    return () => clearInterval(watching)
  }

  async function enterUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const giveBack = shares.take(request.ip)
    // Listens before the first await: a visitor who hangs up early must not keep the place or the turn.
    const isOver = new Promise<void>((resolve) => {
      reply.raw.once('close', resolve)
    })
    uploads.set(request, isOver)
    const stopWatching = watch(request.raw)
    request.raw.once('end', stopWatching)
    void isOver.then(stopWatching).then(giveBack)
    // A refused request's body stays unread.
    if (Number(request.headers['content-length']) > UPLOAD_MAX_BYTES) {
      reply.header('connection', 'close')
      await refuse(request, reply, 413)
    } else if (giveBack === undefined) {
      reply.header('connection', 'close').header('retry-after', PATIENCE_S)
      await refuse(request, reply, 503, BUSY_TEXT)
    }
  }

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isTrusted = isForm(request) ? comesFromThisSite(request) : repeatsXsrfCookie(request)
    // Not counted: otherwise another site could use up the limit of this site's visitors.
    if (!isTrusted) {
      await refuse(request, reply, 403)
      return
    }
    const waitMs = await limits.enter(request.ip)
    if (waitMs > 0) {
      reply.header('retry-after', Math.ceil(waitMs / 1000))
      await refuse(request, reply, 429, patienceText(waitMs))
      return
    }
    entered.add(request)
    if (isForm(request)) {
      await enterUpload(request, reply)
      return
    }
    const cutOff = setTimeout(() => request.raw.socket.destroy(), timeouts.requestMs)
    request.raw.once('close', () => clearTimeout(cutOff))
  }

  async function read(request: FastifyRequest) {
    if (!isForm(request)) return readJsonBody(request.body)
    return readMultipart(request, outboxFolder, () => waitForTurn(uploads.get(request)))
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
    const failed = (status: number, problem: string) =>
      isPage
        ? sendPage(reply, status, { ...unsent, problem }, problem)
        : sendText(reply, status, problem)
    const text = messagesText(messages)
    if (messages.length > 0) {
      return isPage ? sendPage(reply, 400, unsent, text) : sendText(reply, 400, text)
    }
    try {
      // Without a script, the form cannot choose another reference.
      const acceptance = await desk.accept({ ...submission, mayBeRenamed: isPage })
      if (acceptance.outcome === 'conflict') return sendText(reply, 409)
      if (acceptance.outcome === 'full') return await failed(503, statusText(503))
      if (acceptance.outcome === 'stored') entered.delete(request)
      if (!isPage) return sendText(reply, 200, 'OK')
      return reply.redirect(`${RELAY_SENT_PATH}?referencia=${acceptance.reference}`, 303)
    } catch (failure) {
      log('no se pudo guardar la consulta', { error: failureCode(failure) })
      return failed(500, FAILED_MESSAGE)
    }
  }

  app.get(RELAY_TOKEN_PATH, async (request, reply) => {
    const token = xsrfToken(request)
    // The token is in the answer too, since the page may find another cookie of this name first.
    return sendText(reply.header('set-cookie', xsrfCookie(request, token)), 200, token)
  })

  app.get(RELAY_SENT_PATH, async (request, reply) => {
    const { referencia: reference } = request.query as { referencia?: unknown }
    const isTaken = isReference(reference) && (await desk.has(reference))
    if (wantsText(request)) return isTaken ? sendText(reply, 200, 'OK') : sendText(reply, 404)
    if (!isTaken) {
      return reply.redirect(CONTACT_PATH, 303)
    }
    return sendPage(reply, 200, { kind: 'sent', reference }, reference)
  })

  app.post(RELAY_SEND_PATH, {
    bodyLimit: BODY_LIMIT_BYTES,
    // onRequest runs before the body is read.
    onRequest: enter,
    handler: take,
  })
}
