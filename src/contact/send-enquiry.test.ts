import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MailRefusal, type SendMail } from './mail-port.ts'
import { mailSettingsOf } from './mail-settings.ts'
import { SAMPLE_ENQUIRY, SAMPLE_LETTER } from './testing/sample-enquiry.ts'
import { isUnheard, SEND_TIMEOUT_MS, sendEnquiry } from './send-enquiry.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('spec 7: status and text of the answer are logged', async () => {
  await sendEnquiry(SAMPLE_LETTER, async () => ({ status: 200, text: 'OK' }))
  expect(console.info).toHaveBeenCalledWith(expect.any(String), 200, 'OK')
  expect(vi.getTimerCount()).toBe(0)
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
  const settled = vi.fn<() => void>()
  outcome.then(settled, settled)

  await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(outcome).rejects.toThrow('20000 ms')
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
  const outcome = sendEnquiry({ ...SAMPLE_LETTER, files }, () => new Promise(() => {}))
  const settled = vi.fn<() => void>()
  outcome.then(settled, settled)
  await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS + 9_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(outcome).rejects.toThrow('30000 ms')
})

test('the outcome is known after an answer, and unknown after silence or a gateway’s answer', () => {
  expect(isUnheard(new TypeError('lost'))).toBe(true)
  expect(isUnheard(new MailRefusal({ status: 504, text: '' }))).toBe(true)
  for (const status of [200, 400, 403, 429, 500, 503]) {
    expect(isUnheard(new MailRefusal({ status, text: '' }))).toBe(false)
  }
})
