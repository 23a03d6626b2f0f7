import type { Branch } from '#schema/site.ts'
import { Button } from '#components/button/button.tsx'
import { CallList } from '#components/call-list/call-list.tsx'
import { Link } from '#components/link/link.tsx'
import { useCopy } from '#components/copy-text/use-copy.ts'
import { useBranchesByChoice } from './branch-choice.tsx'
import type { Enquiry } from './enquiry-rules.ts'
import { enquiryText, mailtoHref } from './enquiry-text.ts'
import styles from './other-ways.module.css'

export type ContactBranch = Pick<Branch, 'id' | 'title' | 'phone' | 'email'>

type OtherWaysProps = {
  /** The service's reason for refusing; empty if it gave none. */
  reason: string
  enquiry: Enquiry
  branches: readonly ContactBranch[]
}

const COPY_LABELS = {
  ready: 'Copiar el mensaje',
  copied: 'Mensaje copiado',
  failed: 'No se pudo copiar',
} as const

/** The alternatives when sending failed: the same message by mail, copied, or a call to a branch. */
export function OtherWays({ reason, enquiry, branches: all }: OtherWaysProps) {
  const branches = useBranchesByChoice(all)
  const { outcome, copy } = useCopy()
  // Without a known address the mail program still opens with the whole message.
  const address = branches.find(({ email }) => email?.pending === false)?.email?.value ?? ''

  return (
    <div className={styles.ways}>
      {reason && <p>{reason}</p>}
      <p>
        Lo que escribiste sigue en el formulario: puedes intentarlo de nuevo o contactarnos por otra
        vía.
      </p>
      <p className={styles.actions}>
        <Link href={mailtoHref(address, enquiry)}>Enviar este mensaje por correo</Link>
        <Button kind="text" onClick={() => void copy(enquiryText(enquiry))}>
          <span aria-live="polite">{COPY_LABELS[outcome]}</span>
        </Button>
      </p>
      <CallList branches={branches} />
    </div>
  )
}
