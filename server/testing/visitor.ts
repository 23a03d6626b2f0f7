import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Enquiry } from '#contact/enquiry-rules.ts'
import { PHOTOS_FIELD, RELAY_SEND_PATH, relayBody } from '#contact/relay-mail.ts'

export const ENQUIRY: Enquiry = {
  name: 'Ángela',
  lastname: 'Muñoz',
  companyRut: '76543210-K',
  businessName: 'Celulosa & Papel <Sur>',
  address: 'Ñuble 123, Concepción',
  phone: '912345678',
  email: 'angela@celulosa.example',
  comment: 'Necesito el sello 442C.\n\n¿Hay en 50 mm?',
}

const TOKEN = 'a'.repeat(43)

/** The headers that the form's script sends: the token as a cookie and repeated in a header. */
export const XSRF_HEADERS = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }

/** Sends like the form's script, in EmailJS's format. */
export function sendJson(
  url: string,
  enquiry: Readonly<Record<string, unknown>> = ENQUIRY,
  headers: Readonly<Record<string, string>> = XSRF_HEADERS,
  reference?: string,
): Promise<Response> {
  return fetch(url + RELAY_SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...relayBody(ENQUIRY, ''), template_params: enquiry, reference }),
  })
}

/** Sends like a browser without scripts. */
export function sendForm(
  url: string,
  enquiry: Readonly<Record<string, string>> = ENQUIRY,
  headers: Readonly<Record<string, string>> = { origin: url },
): Promise<Response> {
  return fetch(url + RELAY_SEND_PATH, { method: 'POST', headers, body: formOf(enquiry) })
}

/** The form data that a browser without scripts sends. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export type FilePart = Readonly<{ name: string; content: Buffer; type?: string }>

/** Sends like a browser without scripts, with photographs. */
export function sendFiles(
  url: string,
  files: readonly FilePart[],
  fields: Readonly<Record<string, string>> = ENQUIRY,
  headers: Readonly<Record<string, string>> = { origin: url },
): Promise<Response> {
  const body = formOf(fields)
  for (const { name, content, type = 'image/jpeg' } of files) {
    body.append(PHOTOS_FIELD, new Blob([new Uint8Array(content)], { type }), name)
  }
  return fetch(url + RELAY_SEND_PATH, { method: 'POST', headers, body })
}

/** Sends the text unchanged, valid HTTP or not, and returns the whole answer. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

/** Requests a target exactly as written; `fetch` would normalise it first. */
export async function statusOfTarget(
  port: number,
  target: string,
  method = 'GET',
): Promise<number> {
  const answer = await sendRaw(
    port,
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  return Number(answer.split(' ')[1])
}

export type RawAnswer = Readonly<{
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}>

/** Unlike `fetch`, leaves the body compressed and adds no headers. */
export async function getRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const request = httpRequest(url, { headers })
  request.end()
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('no response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  }
}

/** Options of a `fetch` that follows no redirect and accepts no compression. */
export const PLAIN = { redirect: 'manual', headers: { 'accept-encoding': 'identity' } } as const
