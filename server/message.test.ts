import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { ENQUIRY_FIELDS, ENQUIRY_RULES } from '#contact/enquiry-rules.ts'
import { MAIL, mailOf, REFERENCE } from './testing/mail-fixture.ts'
import { ENQUIRY } from './testing/visitor.ts'

async function headersOf(enquiry: typeof ENQUIRY) {
  const eml = await mailOf(enquiry)
  const mail = await PostalMime.parse(eml)
  return { mail, keys: mail.headers.map(({ key }) => key).toSorted() }
}

describe('the mail of an enquiry', () => {
  it('reads as the visitor wrote it, every field under its label', async () => {
    const eml = await mailOf(ENQUIRY)
    const mail = await PostalMime.parse(eml)
    for (const field of ENQUIRY_FIELDS) {
      expect(mail.text).toContain(`${ENQUIRY_RULES[field].label}:`)
      expect(mail.text).toContain(ENQUIRY[field])
    }
    expect(mail.text?.trimEnd().endsWith(`Consulta:\n${ENQUIRY.comment}`)).toBe(true)
    expect(mail.html).toBeUndefined()
    expect(mail.subject).toBe(`Consulta ${REFERENCE}: Celulosa & Papel <Sur>`)
    expect(mail.from).toEqual(MAIL.from)
    expect(mail.to).toEqual(MAIL.to)
    expect(mail.replyTo).toEqual([{ name: 'Ángela Muñoz', address: ENQUIRY.email }])
  })

  it('asks programs not to answer it by themselves', async () => {
    const head = (await mailOf(ENQUIRY)).toString().split('\r\n\r\n')[0]
    expect(head).toContain('Auto-Submitted: auto-generated\r\n')
    expect(head).toContain('X-Auto-Response-Suppress: All\r\n')
  })

  it('is the same, byte for byte, each time, attachments included', async () => {
    const attachments = [
      { name: 'bomba.jpg', type: 'image/jpeg', content: Buffer.alloc(5000, 7), note: '' },
    ]
    const first = await mailOf(ENQUIRY, MAIL, { attachments })
    expect(await mailOf(ENQUIRY, MAIL, { attachments })).toEqual(first)
    const mail = await PostalMime.parse(first)
    expect(mail.attachments).toMatchObject([
      { filename: 'bomba.jpg', mimeType: 'image/jpeg', disposition: 'attachment' },
    ])
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(Buffer.alloc(5000, 7))
    expect(mail.text).toMatch(/^Adjuntos: +bomba\.jpg$/m)
  })
})

describe('what a visitor cannot do to the mail', () => {
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
})
