import type { Site } from '#schema/site.ts'
import { FILES_MOST_BYTES } from './file-rules.ts'
import type { MailSettings } from './mail-port.ts'

/**
 * The service that the owner has chosen for enquiries. In a preview, the relay stands in for an EmailJS account whose
 * identifiers are still pending.
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
