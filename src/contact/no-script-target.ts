import { TEMPLATE_ID, type MailSettings } from './mail-port.ts'
import { RELAY_SEND_PATH } from './relay-mail.ts'

type FormTarget = {
  action: string
  hidden: Readonly<Record<string, string>>
}

/** Where the browser itself posts the form, as one with files, while no script is running. */
export function noScriptTarget(settings: MailSettings): FormTarget {
  if (settings.kind === 'relay') {
    return { action: RELAY_SEND_PATH, hidden: {} }
  }
  return {
    action: 'https://api.emailjs.com/api/v1.0/email/send-form',
    hidden: {
      service_id: settings.serviceId,
      template_id: TEMPLATE_ID,
      user_id: settings.publicKey,
    },
  }
}
