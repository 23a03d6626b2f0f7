import { useRef, useState, type ClipboardEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { ENQUIRY_PATH } from '#catalogue/paths.ts'
import { counted } from '#catalogue/labels.ts'
import { AlertDialog } from '#components/alert-dialog/alert-dialog.tsx'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { ProductMatches } from '#finder/products/product-matches.tsx'
import { PasteLines } from './paste-lines.tsx'
import { leftOut, readPasted } from './read-pasted.ts'
import type { Reading } from './reading.ts'
import { keepUnadded, type Unadded } from './unadded.ts'
import { Understood } from './understood.tsx'
import { addedText, newAmong, useAdding } from './use-adding.ts'
import styles from './paste-lines.module.css'

type AddLinesProps = {
  /** In an empty list both fields are open: one line, and several pasted at once. */
  isOpen: boolean
  /** The visitor is leaving for the enquiry; text that is not in the list yet is asked about first. */
  isLeaving: boolean
  onStay: () => void
}

/** Id of the list that the lines are added to. */
export const LINES_ID = 'lineas'

/** Scrolls to the first added line, which may be far above the field, and says there how many came. */
function showLine(index: number, said: string) {
  const line = document.getElementById(LINES_ID)?.children[index]
  if (!(line instanceof HTMLElement)) return
  line.dataset['said'] = said
  line.addEventListener('blur', () => delete line.dataset['said'], { once: true })
  line.focus({ preventScroll: true })
  line.scrollIntoView({ block: 'nearest' })
}

/** Adds lines by code or in the visitor's own words, one at a time or pasted from another list. */
export function AddLines({ isOpen, isLeaving, onStay }: AddLinesProps) {
  const [isTouched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const pasteField = useRef<HTMLTextAreaElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const showOpen = (from: keyof Unadded) => {
    const place = from === 'one' ? `.${styles.understoodOne}` : 'details'
    root.current?.querySelector<HTMLElement>(`${place} [data-state='doubtful'] button`)?.focus()
  }
  const { one, many, state, products, isShown, told, add, ...adding } = useAdding(
    isTouched,
    showOpen,
  )
  const { readingsOne, readingsMany, choices, setChoices, isAsked } = adding
  const understood = { products, choices, isAsked, onChoose: setChoices }
  const fresh = newAmong(readingsMany).length
  const addOne = async (event: SubmitEvent) => {
    event.preventDefault()
    await add('one')
    // The first line makes the list appear above the field and push it down.
    requestAnimationFrame(() => field.current?.scrollIntoView({ block: 'nearest' }))
  }
  const addMany = async () => {
    const before = document.getElementById(LINES_ID)?.childElementCount ?? 0
    const left = await add('many')
    // The emptied field folds away.
    if (fresh === 0) root.current?.querySelector('summary')?.focus()
    else if (left === 0) requestAnimationFrame(() => showLine(before, addedText(fresh)))
  }
  const addAndLeave = async () => {
    const left = (await add('one', true)) + (await add('many', true))
    if (left === 0) location.assign(ENQUIRY_PATH)
  }
  /** Moves pasted text of several lines to the other field: a single-line input would join them. */
  const pasteSeveral = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    flushSync(() => keepUnadded({ many: [many, text].filter(Boolean).join('\n') }))
    pasteField.current?.focus()
  }
  const waiting = isLeaving ? [...readPasted(one, products), ...readPasted(many, products)] : []
  const touch = () => setTouched(true)
  return (
    // On input too: a field may have been focused before hydration.
    <div
      className={styles.add}
      ref={root}
      data-open={isOpen || undefined}
      onFocus={touch}
      onInput={touch}
    >
      <form
        className={styles.one}
        onSubmit={(event) => void addOne(event)}
        aria-label="Agregar una línea"
      >
        <Field label="Agregar por código, nombre o en tus palabras">
          {(wiring) => (
            <input
              {...wiring}
              ref={field}
              type="text"
              value={one}
              autoComplete="off"
              spellCheck={false}
              onPaste={pasteSeveral}
              onChange={({ currentTarget }) => keepUnadded({ one: currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" kind={isOpen && many === '' ? 'primary' : 'secondary'}>
          Agregar
        </Button>
      </form>
      {state.status === 'ready' &&
        (isShown && readingsOne.length > 0 ? (
          <div className={styles.understoodOne}>
            <Understood readings={readingsOne} {...understood} />
          </div>
        ) : (
          <ProductMatches data={state.data} words={one} />
        ))}
      <PasteLines
        isOpen={isOpen}
        field={pasteField}
        pasted={many}
        onChange={(text) => keepUnadded({ many: text })}
        act={actOf(readingsMany, fresh)}
        onAdd={() => void addMany()}
      >
        {readingsMany.length > 0 && (
          <Understood
            readings={readingsMany}
            leftOut={leftOut(
              many,
              readingsMany.map(({ row }) => row),
            )}
            {...understood}
          />
        )}
      </PasteLines>
      {told && <p className={styles.said}>{told}</p>}
      {isLeaving && (
        <AlertDialog
          message={`Tienes ${counted(waiting.length, 'línea')} sin agregar`}
          reason={waiting.map(({ written }) => `«${written}»`).join(', ')}
          action={{ label: 'Agregar y pedir', onPress: () => void addAndLeave() }}
          other={{ label: 'Pedir sin agregar', onPress: () => location.assign(ENQUIRY_PATH) }}
          onClose={onStay}
        />
      )}
    </div>
  )
}

/** What the press does, which leads to doubtful lines first; undefined while nothing was understood. */
function actOf(readings: readonly Reading[], fresh: number): string | undefined {
  if (readings.length === 0) return undefined
  const open = readings.filter(({ state }) => state === 'doubtful').length
  if (open > 0) return open === 1 ? 'Revisar la dudosa' : `Revisar ${open} dudosas`
  if (fresh === 0) return 'Ya están: quitar lo pegado'
  return fresh === 1 ? 'Agregar la línea' : `Agregar las ${fresh} líneas`
}
