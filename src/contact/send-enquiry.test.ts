import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MailRefusal, type SendMail } from './mail-port.ts'
import { mailSettingsOf } from './mail-settings.ts'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'
import { SEND_TIMEOUT_MS, sendEnquiry } from './send-enquiry.ts'

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
  await sendEnquiry(SAMPLE_ENQUIRY, async () => ({ status: 200, text: 'OK' }))
  expect(console.info).toHaveBeenCalledWith(expect.any(String), 200, 'OK')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([400, 403, 429, 451, 500])(
  'spec 8: an answer of %d fails and is logged',
  async (status) => {
    const refuse: SendMail = async () => {
      throw new MailRefusal({ status, text: 'no' })
    }
    await expect(sendEnquiry(SAMPLE_ENQUIRY, refuse)).rejects.toThrow(MailRefusal)
    expect(console.error).toHaveBeenCalledWith(expect.any(String), status, 'no')
  },
)

test('spec 8: a lost connection fails and is logged', async () => {
  const lost = new TypeError('Failed to fetch')
  await expect(sendEnquiry(SAMPLE_ENQUIRY, () => Promise.reject(lost))).rejects.toBe(lost)
  expect(console.error).toHaveBeenCalledWith(expect.any(String), lost)
})

test('silence fails after 20 seconds, and the request is called off', async () => {
  let given: AbortSignal | undefined
  const outcome = sendEnquiry(SAMPLE_ENQUIRY, (_, signal) => {
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

test('what is sent is what was checked: without the blanks at its ends', async () => {
  const send = vi.fn<SendMail>(async () => ({ status: 200, text: 'OK' }))
  await sendEnquiry({ ...SAMPLE_ENQUIRY, name: '  Ana ' }, send)
  expect(send).toHaveBeenCalledWith(SAMPLE_ENQUIRY, expect.any(AbortSignal))
})

test('EmailJS carries the enquiry once the owner has given both identifiers', () => {
  const guards = { blockHeadless: false, blockedEmails: [], minimumIntervalMs: 0 }
  const given = (value: string) => ({ value, pending: false })
  const pending = { value: 'por entregar', pending: true }

  expect(mailSettingsOf({ serviceId: given('s'), publicKey: given('k'), guards })).toEqual({
    kind: 'emailjs',
    serviceId: 's',
    publicKey: 'k',
    guards,
  })
  for (const email of [
    { serviceId: pending, publicKey: pending, guards },
    { serviceId: given('s'), publicKey: pending, guards },
    { serviceId: pending, publicKey: given('k'), guards },
  ]) {
    expect(mailSettingsOf(email)).toEqual({ kind: 'relay' })
  }
})
