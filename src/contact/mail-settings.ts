import type { Site } from '#schema/site.ts'
import type { MailSettings } from './mail-port.ts'

/** EmailJS as soon as the owner has given both of its identifiers, the relay until then. */
export function mailSettingsOf({ serviceId, publicKey, guards }: Site['email']): MailSettings {
  if (serviceId.pending || publicKey.pending) return { kind: 'relay' }
  return { kind: 'emailjs', serviceId: serviceId.value, publicKey: publicKey.value, guards }
}
