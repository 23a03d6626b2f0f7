import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { openComment, putList } from './comment-opening.ts'
import { eraseDraft, readDraft, writeDraft } from './enquiry-draft.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import type { EnquiryFormState, LeftOff } from './enquiry-form-state.ts'
import { enquiryFormStore } from './enquiry-form-store.ts'
import { validateEnquiry, type EnquiryField } from './enquiry-rules.ts'
import { focusField, readForm, writeForm } from './form-values.ts'
import { dropKeptEnquiry, keepEnquiry, readKeptEnquiry } from './kept-enquiry.ts'
import { MailRefusal, type SendMail } from './mail-port.ts'
import { missingFields } from './missing-fields.ts'
import { newReference } from './reference.ts'
import { isUnheard, sendEnquiry } from './send-enquiry.ts'

/** What the page itself writes into the comment. */
export type Openings = {
  /** How it begins for who comes from a product or with a text; see `commentOpening`. */
  opening: string
  /** The list to quote, at its head. */
  list: string
}

type EnquiryFormHook = {
  state: EnquiryFormState
  /** False in the served page, until the script runs. */
  isAlive: boolean
  form: RefObject<HTMLFormElement | null>
  change: (field: EnquiryField, value: string) => void
  changeFiles: (files: readonly EnquiryFile[]) => void
  leave: (field: EnquiryField) => void
  submit: () => void
  closeAlert: () => void
  /** Writes the list to quote into the comment once more. */
  putListBack: () => void
  /** Empties all that was written, here and where it is kept. */
  clear: () => void
  putBack: () => void
  /** Keeps the enquiry on this device until there is a signal; whether it could. */
  keep: () => Promise<boolean>
}

const nothingToHear = () => () => {}

/**
 * The form's states, tied to its elements. The page comes alive late: what was written before is
 * read once from the elements, and from then on they follow the state.
 */
export function useEnquiryForm(
  send: SendMail,
  { opening, list }: Openings,
  onSent: (state: EnquiryFormState) => void,
): EnquiryFormHook {
  const [store] = useState(enquiryFormStore)
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const isAlive = useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  )
  const form = useRef<HTMLFormElement>(null)
  /** What the comment was given last, by this page or before it was reloaded. */
  const given = useRef<Openings>(undefined)

  function write(left: LeftOff = 'editing') {
    const { values, reference } = store.state()
    writeDraft({ values, opening, list, left, reference })
  }

  useLayoutEffect(
    () => store.subscribe(() => writeForm(form.current, store.state().values)),
    [store],
  )

  useLayoutEffect(() => {
    const draft = readDraft()
    const former = given.current ?? draft
    const values = readForm(form.current, draft.values)
    // What the visitor has deleted does not come back with a reload.
    const opened =
      former.opening === opening ? values.comment : openComment(opening, values.comment)
    const comment = former.list === list ? opened : putList(list, opened, former.list)
    given.current = { opening, list }
    const { left, reference } = draft
    store.dispatch({ type: 'filled', values: { ...values, comment }, left, reference })
  }, [store, opening, list])

  // What was kept on this device comes back into a form in which nothing is written.
  useEffect(() => {
    void readKeptEnquiry().then((kept) => {
      const { values, status } = store.state()
      const isWritten = Object.values(values).some((value) => value.trim() !== '')
      const isSame = kept?.values.comment === values.comment.trim()
      if (!kept || status === 'sending' || (isWritten && !isSame)) return
      store.dispatch({ type: 'filled', left: 'waiting', ...kept })
    })
  }, [store])

  function submit() {
    const before = store.state()
    const after = store.dispatch({ type: 'submitted', reference: newReference() })
    if (after === before) return
    if (after.status === 'sending') {
      void deliver(after)
      return
    }
    const [firstWrong] = missingFields(validateEnquiry(after.values))
    if (firstWrong) focusField(form.current, firstWrong)
  }

  async function deliver(sending: EnquiryFormState) {
    const { values: enquiry, reference, files } = sending
    const hadSignal = navigator.onLine
    write('sending')
    try {
      const taken = await sendEnquiry({ enquiry, reference, files }, send)
      eraseDraft()
      void dropKeptEnquiry(enquiry)
      onSent(sending)
      store.dispatch({ type: 'accepted', reference: taken, sentMs: Date.now() })
    } catch (error) {
      // The reason is in the console already. Who was answered had a signal, whatever it is now.
      if (isUnheard(error)) {
        const outcome = hadSignal ? 'unsure' : 'waiting'
        write(outcome)
        store.dispatch({ type: 'unheard', outcome })
        return
      }
      write()
      const reason = error instanceof MailRefusal ? error.reason : ''
      store.dispatch({ type: 'refused', reason })
    }
  }

  /** How it would be found after a reload. */
  function leftOff(): LeftOff {
    const { status } = store.state()
    return status === 'waiting' || status === 'unsure' ? status : 'editing'
  }

  return {
    state,
    isAlive,
    form,
    submit,
    change(field, value) {
      const { status } = store.dispatch({ type: 'changed', field, value })
      if (status !== 'sending') write(leftOff())
    },
    changeFiles(files) {
      store.dispatch({ type: 'files-changed', files })
    },
    leave(field) {
      store.dispatch({ type: 'left', field })
    },
    closeAlert() {
      // The field or button that had the focus is empty or disabled now.
      if (store.state().status === 'sent') form.current?.focus()
      store.dispatch({ type: 'alert-closed' })
    },
    putListBack() {
      const { comment } = store.state().values
      store.dispatch({ type: 'changed', field: 'comment', value: putList(list, comment) })
      write(leftOff())
    },
    clear() {
      const { values } = store.state()
      store.dispatch({ type: 'cleared' })
      eraseDraft()
      void dropKeptEnquiry(values)
    },
    putBack() {
      store.dispatch({ type: 'put-back' })
      write()
    },
    async keep() {
      const { values, files, reference } = store.state()
      try {
        await keepEnquiry({ values, files, reference, keptMs: Date.now() })
        return true
      } catch {
        return false
      }
    },
  }
}
