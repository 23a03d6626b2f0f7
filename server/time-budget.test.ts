import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { integer, sample } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { meantPaths } from '#catalogue/meant-path.ts'
import { readEnquiry, validateEnquiry, ENQUIRY_FIELDS } from '#contact/enquiry-rules.ts'
import { readAttachments } from './attachments.ts'
import { createAnswerPage } from './form-answer.ts'
import { readJsonBody } from './read-submission.ts'
import { readSitePath } from './site-path.ts'
import { makeSite } from './testing/server-fixture.ts'
import { JPEG, PNG, WEBP } from './testing/pictures.ts'

/**
 * How long an answer may keep the server busy, as a multiple of a reference task measured beside it: under 100 ms on a
 * quiet machine, which nobody would notice. Anything quadratic takes thousands.
 */
const BUDGET = 12
/**
 * The best of these tries counts, and the first quick enough one ends them: the others include the machine's other
 * work.
 */
const TRIES = 10
const FIELD_BYTES = 64 * 1024
const FILE_BYTES = 12_000_000

/** Processor time of this thread alone, without other programs and threads. */
async function busyMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const PLAIN_BYTES = Buffer.alloc(FILE_BYTES, 'sello ')
const plainWork = () => createHash('sha256').update(PLAIN_BYTES).digest()

/** The duration as a multiple of the reference task: the best of a few tries, each measured beside it. */
async function timesPlain(work: () => unknown): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least >= BUDGET; tries += 1) {
    const ms = await busyMs(work)
    // Work that is quicker than the reference's best time needs no new measurement of the reference.
    least = Math.min(least, ms / (ms < plainLeastMs ? plainLeastMs : await busyMs(plainWork)))
  }
  return least
}
let plainLeastMs = Infinity
beforeAll(async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    plainLeastMs = Math.min(plainLeastMs, await busyMs(plainWork))
  }
})

/** Texts that have overloaded a parser, here or in other programs. */
const PIECES = [
  '\u0301\u0316',
  '\u0344',
  ' ',
  '\u00a0',
  '._ -',
  '\u200B',
  '\u2028',
  '\uD800',
  '\r',
  '\t\0',
  '.',
  'a.',
  'a@',
  'www.',
  'http://',
  '/Author(',
  '/Encrypt ',
  '/Encrypt',
  '<?xpacket begin=',
  '%PDF-',
  '\u00ff\u00e1XXExif\0\0',
  '&a=',
  '%25',
  '{"a":',
  '[',
  '</textarea>',
  '\u1100\u1161\u11a8',
]
const OF_PICTURES = ['a.', '<?xpacket begin=', '\u00ff\u00e1XXExif\0\0']
/** Printed when a test fails, so that it can be repeated. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const RANDOM_TEXTS = sample(integer({ min: 0, max: PIECES.length ** 3 - 1 }), {
  numRuns: 15,
  seed: SEED,
}).map((number) =>
  [number, Math.floor(number / PIECES.length), Math.floor(number / PIECES.length ** 2)]
    .map((index) => PIECES[index % PIECES.length])
    .join(''),
)
const REPEATED = [...PIECES, ...RANDOM_TEXTS]

function filled(piece: string, bytes: number, around = ['', '']): string {
  const times = Math.ceil(bytes / Buffer.byteLength(piece))
  return around.join(piece.repeat(times)).slice(0, bytes)
}

describe(`whatever is sent (FUZZ_SEED=${SEED})`, () => {
  it('in a field keeps the server busy for no time to speak of', async () => {
    for (const piece of REPEATED) {
      const text = filled(piece, FIELD_BYTES, ['a', 'b'])
      const params = Object.fromEntries(
        ENQUIRY_FIELDS.map((field) => [field, text.slice(0, FIELD_BYTES / 8)]),
      )
      for (const field of ENQUIRY_FIELDS) {
        const body = { [field]: text }
        const times = await timesPlain(() => validateEnquiry(readEnquiry(body)))
        expect([piece, field, times < BUDGET, times]).toEqual([piece, field, true, times])
      }
      const asJson = await timesPlain(() =>
        readJsonBody({
          user_id: text,
          service_id: text,
          template_id: 'contacto',
          template_params: params,
          reference: text,
          website: text,
          seconds: text,
        }),
      )
      expect([piece, asJson < BUDGET, asJson]).toEqual([piece, true, asJson])
    }
  })

  it('as an address or as the name of a file keeps it no longer', async () => {
    for (const piece of REPEATED) {
      const text = filled(piece, FIELD_BYTES + 20_000, ['a', 'b'])
      const address = `/${encodeURIComponent(text.toWellFormed()).slice(0, 16_000)}x`
      const asPath = await timesPlain(() => [readSitePath(address), meantPaths(address)])
      expect([piece, asPath < BUDGET, asPath]).toEqual([piece, true, asPath])
      const asName = await timesPlain(() =>
        readAttachments([{ name: text, content: Buffer.of(1) }]),
      )
      expect([piece, asName < BUDGET, asName]).toEqual([piece, true, asName])
    }
  })

  it('as a file of 12 MB keeps it no longer, whatever kind it pretends to be', async () => {
    const heads = [
      Buffer.from('%PDF-1.7\n'),
      JPEG.subarray(0, 200),
      PNG.subarray(0, 60),
      WEBP.subarray(0, 40),
      Buffer.from('GIF89a'),
    ]
    for (const piece of REPEATED) {
      const content = Buffer.alloc(FILE_BYTES, piece, 'latin1')
      // Pictures are decoded on another thread; this one may search their metadata.
      for (const head of OF_PICTURES.includes(piece) ? heads : heads.slice(0, 1)) {
        head.copy(content)
        const times = await timesPlain(() => readAttachments([{ name: 'a', content }]))
        const kind = head.toString('latin1', 0, 4)
        expect([piece, kind, times < BUDGET, times]).toEqual([piece, kind, true, times])
      }
    }
  })

  it('comes back in a page at the price of a page', async () => {
    const answerPage = createAnswerPage(join(await makeSite(), 'client'))
    for (const piece of PIECES) {
      const enquiry = readEnquiry(
        Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, filled(piece, 8000)])),
      )
      const errors = validateEnquiry(enquiry)
      const times = await timesPlain(() =>
        answerPage({ kind: 'unsent', enquiry, errors, fileProblems: [] }),
      )
      expect([piece, times < BUDGET, times]).toEqual([piece, true, times])
    }
  })
})
