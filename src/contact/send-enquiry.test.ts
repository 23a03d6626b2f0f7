import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MailRefusal, type SendMail } from './mail-port.ts'
import { mailSettingsOf } from './mail-settings.ts'
import { SAMPLE_ENQUIRY, SAMPLE_LETTER } from './testing/sample-enquiry.ts'
import { isTimeout, isUnheard, sendEnquiry } from './send-enquiry.ts'

/** The patience of the last enquiry that was sent, and its end. */
let patience: { ms: number; end: () => void } | undefined

beforeEach(() => {
  patience = undefined
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    patience = { ms, end: () => controller.abort(new DOMException('', 'TimeoutError')) }
    return controller.signal
  })
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('spec 7: status and text of the answer are logged', async () => {
  await sendEnquiry(SAMPLE_LETTER, async () => ({ status: 200, text: 'OK' }))
  expect(console.info).toHaveBeenCalledWith(expect.any(String), 200, 'OK')
})

test.each([400, 403, 429, 451, 500])(
  'spec 8: an answer of %d fails and is logged',
  async (status) => {
    const refuse: SendMail = async () => {
      throw new MailRefusal({ status, text: 'no' })
    }
    await expect(sendEnquiry(SAMPLE_LETTER, refuse)).rejects.toThrow(MailRefusal)
    expect(console.error).toHaveBeenCalledWith(expect.any(String), status, 'no')
  },
)

test('spec 8: a lost connection fails and is logged', async () => {
  const lost = new TypeError('Failed to fetch')
  await expect(sendEnquiry(SAMPLE_LETTER, () => Promise.reject(lost))).rejects.toBe(lost)
  expect(console.error).toHaveBeenCalledWith(expect.any(String), lost)
})

test('silence fails after 20 seconds, and the request is called off', async () => {
  let given: AbortSignal | undefined
  const outcome = sendEnquiry(SAMPLE_LETTER, (_, signal) => {
    given = signal
    return new Promise(() => {})
  })
  expect(patience?.ms).toBe(20_000)
  patience?.end()
  await expect(outcome).rejects.toSatisfy(isTimeout)
  expect(given?.aborted).toBe(true)
})

test('the enquiry is sent as it was validated, without blanks at its ends', async () => {
  const send = vi.fn<SendMail>(async () => ({ status: 200, text: 'OK' }))
  await sendEnquiry({ ...SAMPLE_LETTER, enquiry: { ...SAMPLE_ENQUIRY, name: '  Ana ' } }, send)
  expect(send).toHaveBeenCalledWith(SAMPLE_LETTER, expect.any(AbortSignal))
})

test('EmailJS carries the enquiry where the owner has chosen it and given both identifiers', () => {
  const guards = { blockHeadless: false, blockedEmails: [], minimumIntervalMs: 0 }
  const given = (value: string) => ({ value, pending: false })
  const pending = { value: 'por entregar', pending: true }

  const chosen = { serviceId: given('s'), publicKey: given('k'), guards, attachmentsKb: 500 }
  expect(mailSettingsOf({ via: 'emailjs', ...chosen })).toEqual({
    kind: 'emailjs',
    serviceId: 's',
    publicKey: 'k',
    guards,
    filesMostBytes: 500_000,
  })
  for (const email of [
    { via: 'relay', ...chosen },
    { via: 'emailjs', ...chosen, serviceId: pending },
    { via: 'emailjs', ...chosen, publicKey: pending },
  ] as const) {
    expect(mailSettingsOf(email)).toEqual({ kind: 'relay' })
  }
})

test('a reference that another enquiry has is given up for a new one, once', async () => {
  const references: string[] = []
  const refuseFirst: SendMail = async ({ reference }) => {
    references.push(reference)
    if (references.length === 1) throw new MailRefusal({ status: 409, text: 'otra' })
    return { status: 200, text: 'OK' }
  }
  const taken = await sendEnquiry(SAMPLE_LETTER, refuseFirst)
  expect(references).toEqual([SAMPLE_LETTER.reference, taken])
  expect(taken).not.toBe(SAMPLE_LETTER.reference)

  const refuse = vi.fn<SendMail>().mockRejectedValue(new MailRefusal({ status: 409, text: 'otra' }))
  await expect(sendEnquiry(SAMPLE_LETTER, refuse)).rejects.toMatchObject({ status: 409 })
  expect(refuse).toHaveBeenCalledTimes(2)
})

test('files are given the time that a thin line takes for them', async () => {
  const files = [
    { key: 'a', name: 'a.jpg', content: new Blob(['x'.repeat(200_000)]), thumbnail: '', note: '' },
  ]
  await sendEnquiry({ ...SAMPLE_LETTER, files }, async () => ({ status: 200, text: 'OK' }))
  expect(patience?.ms).toBe(30_000)
})

test('the outcome is known after an answer, and unknown after silence or a gateway’s answer', () => {
  expect(isUnheard(new TypeError('lost'))).toBe(true)
  expect(isUnheard(new MailRefusal({ status: 504, text: '' }))).toBe(true)
  for (const status of [200, 400, 403, 429, 500, 503]) {
    expect(isUnheard(new MailRefusal({ status, text: '' }))).toBe(false)
  }
})
