import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { ENQUIRY_FIELDS, ENQUIRY_RULES } from '#contact/enquiry-rules.ts'
import type { MailSettings } from './config.ts'
import { composeMessage } from './message.ts'
import { ENQUIRY } from './testing/visitor.ts'

const MAIL: MailSettings = {
  smtpUrl: undefined,
  to: [{ name: 'Ventas', address: 'ventas@sellos.example' }],
  from: { name: 'Sitio', address: 'sitio@sellos.example' },
}

const ATTACK = 'x\r\nBcc: intruso@evil.example\r\n\r\n<b>otro cuerpo</b>'

async function headersOf(enquiry: typeof ENQUIRY) {
  const { eml } = await composeMessage(enquiry, MAIL)
  const mail = await PostalMime.parse(eml)
  return { mail, keys: mail.headers.map(({ key }) => key).toSorted() }
}

describe('the mail of an enquiry', () => {
  it('reads as the visitor wrote it, every field under its label', async () => {
    const { eml } = await composeMessage(ENQUIRY, MAIL)
    const mail = await PostalMime.parse(eml)
    for (const field of ENQUIRY_FIELDS) {
      expect(mail.text).toContain(`${ENQUIRY_RULES[field].label}:`)
      expect(mail.text).toContain(ENQUIRY[field])
    }
    expect(mail.text?.trimEnd().endsWith(`Consulta:\n${ENQUIRY.comment}`)).toBe(true)
    expect(mail.html).toBeUndefined()
    expect(mail.subject).toBe('Consulta desde el sitio web: Celulosa & Papel <Sur>')
    expect(mail.from).toEqual(MAIL.from)
    expect(mail.to).toEqual(MAIL.to)
    expect(mail.replyTo).toEqual([{ name: 'Ángela Muñoz', address: ENQUIRY.email }])
  })

  it('has only CRLF line ends, ASCII bytes and an id that is in its Message-ID', async () => {
    const { id, eml } = await composeMessage(ENQUIRY, MAIL, new Date('2026-11-21T10:36:00Z'))
    const text = eml.toString('latin1')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/[^\t\r\n -~]/)
    expect(id).toMatch(/^20261121T103600Z-[0-9a-f]{12}$/)
    expect(text).toContain(`Message-ID: <${id}@sellos.example>\r\n`)
  })

  it('needs no receiver to be kept as a file', async () => {
    const { eml } = await composeMessage(ENQUIRY, { ...MAIL, to: [] })
    expect((await PostalMime.parse(eml)).to ?? []).toEqual([])
  })
})

describe('what a visitor cannot do to the mail', () => {
  it.each(ENQUIRY_FIELDS)("add a header, a receiver or a body by '%s'", async (field) => {
    const { keys } = await headersOf(ENQUIRY)
    for (const attack of [
      ATTACK,
      ATTACK.replaceAll('\r\n', '\n'),
      ATTACK.replaceAll('\r\n', '\r'),
    ]) {
      const attacked = await headersOf({ ...ENQUIRY, [field]: attack })
      expect(attacked.keys).toEqual(keys)
      expect(attacked.mail.bcc ?? []).toEqual([])
      expect(attacked.mail.to).toEqual(MAIL.to)
      expect(attacked.mail.html).toBeUndefined()
      expect(attacked.mail.attachments).toEqual([])
    }
  })

  it.each(['\u2028', '\u2029', '\u0085', '\v', '\f', '\0', '\t'])(
    'break a line of the fields by %j',
    async (separator) => {
      const lastname = `Muñoz${separator}Teléfono: 999999999`
      const { mail } = await headersOf({ ...ENQUIRY, lastname })
      expect(mail.text?.match(/^Teléfono:/gm)).toHaveLength(1)
      expect(mail.subject).not.toContain(separator)
    },
  )

  it('turn the text round, hide in it, or break the encoding', async () => {
    const name = `A\u202Enna\u200B\u0000 \uD800 👩‍🔧`
    const { mail } = await headersOf({ ...ENQUIRY, name, comment: `fin \uDC00.\n.\n` })
    expect(mail.text).toContain('Anna  � 👩‍🔧')
    expect(mail.text).toContain('fin �.\n.')
    expect(mail.replyTo?.[0]?.name).toContain('👩‍🔧')
  })

  it.each([
    'a@b.cl, intruso@evil.example',
    'a@b.cl>\r\nBcc: <intruso@evil.example',
    '"a@b.cl" <intruso@evil.example>',
  ])('name a second address to reply to: %j', async (email) => {
    const { mail, keys } = await headersOf({ ...ENQUIRY, email })
    expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1)
    expect(keys).not.toContain('bcc')
  })

  it('fill a header with ten thousand letters', async () => {
    const { eml } = await composeMessage(
      { ...ENQUIRY, businessName: 'ñ'.repeat(200), comment: 'á'.repeat(10_000) },
      MAIL,
    )
    const longest = Math.max(
      ...eml
        .toString()
        .split('\r\n')
        .map((line) => line.length),
    )
    expect(longest).toBeLessThanOrEqual(998) // RFC 5322, 2.1.1
  })
})
