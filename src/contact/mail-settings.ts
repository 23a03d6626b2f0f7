import type { Site } from '#schema/site.ts'
import type { MailSettings } from './mail-port.ts'

/**
 * Who carries the enquiries, as the owner has chosen. While EmailJS lacks an identifier, which no
 * publication does, the relay stands in for it.
 */
export function mailSettingsOf({ via, serviceId, publicKey, guards }: Site['email']): MailSettings {
  if (via === 'relay' || serviceId.pending || publicKey.pending) return { kind: 'relay' }
  return { kind: 'emailjs', serviceId: serviceId.value, publicKey: publicKey.value, guards }
}
