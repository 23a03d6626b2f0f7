import type { Enquiry } from '#contact/enquiry-rules.ts'
import type { SmtpSettings } from '../config.ts'
import { composeMail, writeMail } from '../message.ts'
import type { Attachment } from '../store.ts'

export const MAIL: SmtpSettings = {
  smtpUrl: undefined,
  mayBeUnencrypted: false,
  to: [{ name: 'Ventas', address: 'ventas@sellos.example' }],
  from: { name: 'Sitio', address: 'sitio@sellos.example' },
}

export const REFERENCE = '261121-0736-K7M4'

type Extras = Readonly<{ attachments?: readonly Attachment[]; suspicion?: string }>

/** The mail that an enquiry becomes. */
export function mailOf(
  enquiry: Enquiry,
  settings = MAIL,
  { attachments = [], suspicion = '' }: Extras = {},
): Promise<Buffer> {
  const { from } = settings
  const parts = writeMail(enquiry, { reference: REFERENCE, from, attachments, suspicion })
  const receivedMs = Date.parse('2026-11-21T10:36:00Z')
  const mail = { ...parts, reference: REFERENCE, receivedMs, attachments, lacksFiles: false }
  return composeMail(mail, settings).build()
}
