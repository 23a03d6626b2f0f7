import { assert, asyncProperty, constantFrom, emailAddress, oneof } from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import {
  cleanEnquiry,
  ENQUIRY_FIELDS,
  ENQUIRY_RULES,
  type Enquiry,
  type EnquiryField,
} from '#contact/enquiry-rules.ts'
import { anyEnquiry, SEED } from '#contact/testing/any-enquiry.ts'
import { MAIL, mailOf, REFERENCE } from './testing/mail-fixture.ts'
import { ENQUIRY } from './testing/visitor.ts'

const RUNS = { numRuns: 120, seed: SEED }

/** Addresses that the rules allow: the name in ASCII, the domain in any script. */
const usableAddress = oneof(emailAddress(), constantFrom('a@ñandú.cl', 'b@例え.jp'))

/** Cuts each field to the length that the rules allow. */
function cutToRules(enquiry: Enquiry): Enquiry {
  const cut: Record<EnquiryField, string> = { ...enquiry }
  for (const field of ENQUIRY_FIELDS) {
    cut[field] = [...enquiry[field]].slice(0, ENQUIRY_RULES[field].maxLength).join('')
  }
  return cut
}

/** The headers of an ordinary mail. */
async function usualHeaders(): Promise<string[]> {
  const mail = await PostalMime.parse(await mailOf(ENQUIRY))
  return mail.headers.map(({ key }) => key)
}

const sorted = (names: readonly string[]) => names.toSorted().join(' ')

describe('whatever a visitor writes', () => {
  it('stays inside of the one plain text, adds no header, receiver or part, and is read as it was written, once cleaned, each field on the line of its label', async () => {
    const usual = await usualHeaders()
    const without = usual.filter((key) => key !== 'reply-to')
    await assert(
      asyncProperty(anyEnquiry, async (enquiry) => {
        const eml = await mailOf(enquiry)
        const mail = await PostalMime.parse(eml)
        // Without a usable address there is no Reply-To.
        const keys = sorted(mail.headers.map(({ key }) => key))
        expect([sorted(usual), sorted(without)]).toContain(keys)
        expect(mail.to).toEqual(MAIL.to)
        expect(mail.from).toEqual(MAIL.from)
        expect([...(mail.cc ?? []), ...(mail.bcc ?? []), ...mail.attachments]).toEqual([])
        expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1)
        expect(mail.html).toBeUndefined()
        expect(mail.messageId).toBe(`<${REFERENCE}@sellos.example>`)
        const head = eml.toString('latin1').split('\r\n\r\n')[0] ?? ''
        expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
        const lines = (mail.text ?? '').split('\n').map((line) => line.trimEnd())
        const cleaned = cleanEnquiry(enquiry)
        for (const [index, field] of ENQUIRY_FIELDS.slice(0, -1).entries()) {
          const value = lines[index + 2]?.slice(lines[index + 2]?.indexOf(':') ?? 0)
          expect(value?.slice(1).trim()).toBe(cleaned[field].trim())
        }
        const comment = (mail.text ?? '').split('\nConsulta:\n').slice(1).join('\nConsulta:\n')
        expect(comment.trimEnd()).toBe(cleaned.comment.trimEnd())
      }),
      RUNS,
    )
  })

  it('leaves as ASCII lines of CRLF that no mail server has to cut', async () => {
    await assert(
      asyncProperty(anyEnquiry, usableAddress, async (written, email) => {
        const enquiry = { ...cutToRules(written), email }
        const raw = (await mailOf(enquiry)).toString('latin1')
        expect(raw.replaceAll('\r\n', '')).not.toMatch(/[^\t -~]/)
        const longest = Math.max(...raw.split('\r\n').map(({ length }) => length))
        expect(longest).toBeLessThanOrEqual(998) // RFC 5322, 2.1.1
      }),
      RUNS,
    )
  })
})
