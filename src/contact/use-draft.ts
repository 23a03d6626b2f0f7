import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { openComment, openWithList } from './comment-opening.ts'
import { draftName, nameDraft, readDraft, writeDraft, type Draft } from './enquiry-draft.ts'
import type { EnquiryFormState, LeftOff } from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import { ENQUIRY_FIELDS } from './enquiry-rules.ts'
import { readForm, writeForm } from './form-elements.ts'
import { answerOrNone, storeDraftFiles, readDraftFiles } from './stored-enquiry.ts'

/** The texts sent along with the visitor's own. */
export type Openings = {
  /** The comment's first line if the address names a product or a text; see `commentOpening`. */
  opening: string
  /** The list to quote, which is sent before the comment; empty without one. */
  list: string
}

/**
 * Keeps the draft across reloads and page changes, and returns the function that saves it. The page hydrates late: values
 * typed before are read from the elements once, from then on the elements follow the state.
 */
export function useDraft(
  store: EnquiryFormStore,
  form: RefObject<HTMLFormElement | null>,
  { opening, list }: Openings,
): (left?: LeftOff) => void {
  /** The accompanying texts used last, on this page or before a reload. */
  const given = useRef<Openings>(undefined)

  useLayoutEffect(
    () => store.subscribe(() => writeForm(form.current, store.state().values)),
    [store, form],
  )

  // The page comes back from the history; an answer may have been missed in the meantime.
  useLayoutEffect(() => comeBack(store), [store])
  useReturn((isChanged) => {
    comeBack(store)
    if (!isChanged) return
    const draft = readDraft()
    fill(store, draft, { opening, list, former: draft, reference: draft.reference })
    given.current = { opening, list }
  })

  useLayoutEffect(() => {
    const draft = readDraft()
    const isFirst = given.current === undefined
    const values = readForm(form.current, draft.values)
    fill(store, { ...draft, values }, { opening, list, former: given.current ?? draft })
    given.current = { opening, list }
    if (!isFirst) return
    // Values typed before a reload count as touched, so that their errors show.
    for (const field of ENQUIRY_FIELDS) {
      if (draft.values[field] !== '') store.dispatch({ type: 'left', field })
    }
  }, [store, form, opening, list])

  return (left = leftOff(store.state())) => {
    const { values, reference } = store.state()
    writeDraft({ values, opening, list, left, reference })
  }
}

/** In any other state nothing is done: before hydration the typed values are still only in the DOM. */
function comeBack(store: EnquiryFormStore): void {
  if (store.state().status === 'sending') store.dispatch({ type: 'returned' })
}

type Filling = Openings & {
  /** The texts that went along before. */
  former: Openings
  /** Stands for the form's own also where there is none. */
  reference?: string
}

/** Fills the form with a draft, under the texts that go along now. */
function fill(store: EnquiryFormStore, draft: Draft, { opening, list, former, ...own }: Filling) {
  const { values, left, reference } = draft
  // A reload does not restore a text that the visitor deleted.
  const opened = former.opening === opening ? values.comment : openComment(opening, values.comment)
  const hasList = list !== ''
  const comment = hasList === (former.list !== '') ? opened : openWithList(hasList, opened)
  // With another list it is another enquiry than the one that may have arrived.
  const known = list === '' || list === draft.list ? reference : ''
  store.dispatch({
    type: 'filled',
    values: { ...values, comment },
    list,
    left,
    ...own,
    ...(reference !== '' && { reference: known }),
  })
}

/** The status to restore after a reload. */
function leftOff({ status }: EnquiryFormState): LeftOff {
  return status === 'waiting' || status === 'unsure' ? status : 'editing'
}

/** Acts when the page comes back from the browser's cache; the draft may have been changed on another page meanwhile. */
function useReturn(act: (isChanged: boolean) => void): void {
  const onReturn = useEffectEvent(act)
  useLayoutEffect(() => {
    let left = readDraft()
    const leave = () => {
      left = readDraft()
    }
    const arrive = ({ persisted }: PageTransitionEvent) =>
      persisted && onReturn(readDraft() !== left)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', arrive)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', arrive)
    }
  }, [])
}

/** Keeps photographs across page changes; `onReading` takes the reading, for which sending waits. */
export function useDraftFiles(
  store: EnquiryFormStore,
  files: EnquiryFormState['files'],
  onReading: (reading: Promise<true>) => void,
): void {
  const read = useEffectEvent(onReading)
  const areRead = useRef(false)
  useEffect(() => {
    if (areRead.current) void storeDraftFiles(nameDraft(files.length > 0), files)
  }, [files])
  useEffect(() => {
    const reading = readDraftFiles(draftName()).then((chosen) => {
      areRead.current = true
      const { status, files: already } = store.state()
      if (status === 'editing' && chosen.length + already.length > 0)
        store.dispatch({ type: 'files-changed', files: [...chosen, ...already] })
    })
    read(answerOrNone(reading))
  }, [store])
  useReturn((isChanged) => {
    void readDraftFiles(draftName()).then((chosen) => {
      const isSame = chosen.map(({ key }) => key).join() === files.map(({ key }) => key).join()
      // What the browser has refused to store is here alone.
      if (!isSame && (isChanged || chosen.length > 0))
        store.dispatch({ type: 'files-changed', files: chosen })
    })
  })
}
