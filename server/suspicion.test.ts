import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { suspicionOf } from './suspicion.ts'
import { startServer } from './testing/server-fixture.ts'
import { mailEnvironment, startSmtp } from './testing/smtp-fixture.ts'
import { ENQUIRY, sendForm } from './testing/visitor.ts'

describe('what looks like spam', () => {
  const usual = { comment: 'Vea https://a.example y www.b.example', trap: '', seconds: 40 }

  it.each([
    ['', usual],
    ['', { ...usual, seconds: undefined }],
    ['llenó un campo invisible', { ...usual, trap: 'https://spam.example' }],
    ['12 enlaces', { ...usual, comment: 'http://spam.example '.repeat(12) }],
    ['escrita en 1 s', { ...usual, seconds: 1.2 }],
    ['llenó un campo invisible, escrita en 0 s', { ...usual, trap: 'x', seconds: 0 }],
  ])('is known by: %s', (reasons, circumstances) => {
    expect(suspicionOf(circumstances)).toBe(reasons)
  })

  it('is answered like any other, and delivered with a mark', async () => {
    const smtp = await startSmtp()
    const { url } = await startServer({ env: mailEnvironment(smtp) })
    expect((await sendForm(url, { ...ENQUIRY, website: 'spam' })).status).toBe(200)
    await eventually(() => expect(smtp.raw).toHaveLength(1))
    const mail = await PostalMime.parse(smtp.raw[0] ?? '')
    expect(mail.subject).toContain('[¿spam?]')
    expect(mail.text).toMatch(/^Sospecha: +llenó un campo invisible$/m)
  })
})
