import { Field } from '#components/field/field.tsx'
import { storedText } from '#visitor/stored-value.ts'
import { useStored } from '#visitor/use-stored.ts'
import { ENQUIRY_RULES } from './enquiry-rules.ts'
import type { SendMail } from './mail-port.ts'
import type { ContactBranch } from './other-ways.tsx'
import styles from './enquiry-form.module.css'

/** The id of the chosen branch, also from an earlier visit; empty if none. */
const chosenBranch = storedText('sucursal')

/** The branches, the chosen one first. */
export function useBranchesByChoice(branches: readonly ContactBranch[]): readonly ContactBranch[] {
  const chosen = useStored(chosenBranch)
  return branches.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
}

type BranchChoiceProps = {
  branches: readonly ContactBranch[]
  isLocked: boolean
  onChange: () => void
}

/**
 * The choice of the branch that should answer: not a field of the enquiry, never required, and remembered. It is hidden
 * without a script, since only a script can add the branch to the comment.
 */
export function BranchChoice({ branches, isLocked, onChange }: BranchChoiceProps) {
  const chosen = useStored(chosenBranch)
  return (
    <div className={`only-with-script ${styles.branch}`}>
      <Field label="Sucursal" hint="opcional">
        {(wiring) => (
          <div>
            <select
              {...wiring}
              value={chosen}
              disabled={isLocked}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => {
                chosenBranch.update(() => value)
                onChange()
              }}
            >
              <option value="">La que corresponda</option>
              {branches.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
            <div className={styles.ticks}>
              {branches.map(({ id, title }) => (
                <span key={id} className={styles.tick} data-chosen={id === chosen || undefined}>
                  {title}
                </span>
              ))}
            </div>
          </div>
        )}
      </Field>
    </div>
  )
}

/** Appends the chosen branch to the comment; the service has no field for it. */
export function withBranch(send: SendMail, branches: readonly ContactBranch[]): SendMail {
  return (letter, signal) => {
    const branch = branches.find(({ id }) => id === chosenBranch.read())
    const comment = `${letter.enquiry.comment}\n\nSucursal: ${branch?.title ?? ''}`
    const isToldTo = branch && comment.length <= ENQUIRY_RULES.comment.maxLength
    return send(isToldTo ? { ...letter, enquiry: { ...letter.enquiry, comment } } : letter, signal)
  }
}
