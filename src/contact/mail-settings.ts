import type { Site } from '#schema/site.ts'
import { FILES_MOST_BYTES } from './file-rules.ts'
import type { MailSettings } from './mail-port.ts'

/**
 * Who carries the enquiries, as the owner has chosen. While EmailJS lacks an identifier, which no
 * publication does, the relay stands in for it.
 */
export function mailSettingsOf(email: Site['email']): MailSettings {
  const { via, serviceId, publicKey, guards, attachmentsKb } = email
  if (via === 'relay' || serviceId.pending || publicKey.pending) return { kind: 'relay' }
  return {
    kind: 'emailjs',
    serviceId: serviceId.value,
    publicKey: publicKey.value,
    guards,
    filesMostBytes: attachmentsKb * 1000,
  }
}

/** The limit for all files of an enquiry together, in bytes, as a script sends them; 0 if none may go. */
export function filesMostBytesOf(mail: MailSettings): number {
  return mail.kind === 'relay' ? FILES_MOST_BYTES : mail.filesMostBytes
}
