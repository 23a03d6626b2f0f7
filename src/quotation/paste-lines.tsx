import type { ReactNode, RefObject } from 'react'
import { ActionFloor } from '#components/action-floor/action-floor.tsx'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import styles from './paste-lines.module.css'

type PasteLinesProps = {
  isOpen: boolean
  field: RefObject<HTMLTextAreaElement | null>
  pasted: string
  onChange: (pasted: string) => void
  /** What the press does; undefined while nothing was understood. */
  act: string | undefined
  /** What was understood of them. */
  children: ReactNode
  onAdd: () => void
}

/** Several lines at a time, from a list made elsewhere; before they are added each says what was understood of it. */
export function PasteLines(props: PasteLinesProps) {
  const { isOpen, field, pasted, onChange, act, children, onAdd } = props
  return (
    <details className={styles.paste} open={isOpen || pasted !== ''}>
      <summary>Pegar varios</summary>
      <div className={styles.sides}>
        <Field
          label="Pegar varios, desde Excel, WhatsApp o un correo"
          hint="Una línea por producto; el orden no importa: código, cantidad, eje."
        >
          {(wiring) => (
            <textarea
              {...wiring}
              ref={field}
              value={pasted}
              rows={4}
              spellCheck={false}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              onPaste={({ currentTarget }) => setTimeout(() => showBelow(currentTarget))}
            />
          )}
        </Field>
        {/* Before what was understood, which may be long: it keeps its place, and stays in sight. */}
        {act === undefined ? (
          <Button
            kind="secondary"
            onClick={() => (pasted.trim() === '' ? field.current?.focus() : onAdd())}
          >
            Agregar lo pegado
          </Button>
        ) : (
          <Act isOfPage={isOpen}>
            <Button onClick={onAdd}>{act}</Button>
          </Act>
        )}
        {children}
      </div>
    </details>
  )
}

/** On a telephone, brings into sight what was understood, which stands below the field. */
function showBelow(field: HTMLElement) {
  if (matchMedia('(width < 48rem)').matches) field.scrollIntoView({ block: 'start' })
}

/** In an empty list it is the page's own act, always in reach; in a begun one that is to ask for the list. */
function Act({ isOfPage, children }: { isOfPage: boolean; children: ReactNode }) {
  return isOfPage ? <ActionFloor>{children}</ActionFloor> : children
}
