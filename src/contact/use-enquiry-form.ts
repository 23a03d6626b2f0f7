import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { openComment } from './comment-opening.ts'
import { eraseDraft, readDraft, writeDraft } from './enquiry-draft.ts'
import type { EnquiryFormState } from './enquiry-form-state.ts'
import { enquiryFormStore } from './enquiry-form-store.ts'
import { validateEnquiry, type EnquiryField } from './enquiry-rules.ts'
import { focusField, readForm, writeForm } from './form-values.ts'
import { MailRefusal, type SendMail } from './mail-port.ts'
import { missingFields } from './missing-fields.ts'
import { sendEnquiry } from './send-enquiry.ts'

type EnquiryFormHook = {
  state: EnquiryFormState
  /** False in the served page, until the script runs. */
  isAlive: boolean
  form: RefObject<HTMLFormElement | null>
  change: (field: EnquiryField, value: string) => void
  leave: (field: EnquiryField) => void
  submit: () => void
  closeAlert: () => void
}

const nothingToHear = () => () => {}

/**
 * The form's states, tied to its elements. The page comes alive late: what was written before is
 * read once from the elements, and from then on they follow the state.
 */
export function useEnquiryForm(send: SendMail, opening: string): EnquiryFormHook {
  const [store] = useState(enquiryFormStore)
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const isAlive = useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  )
  const form = useRef<HTMLFormElement>(null)

  useLayoutEffect(
    () => store.subscribe(() => writeForm(form.current, store.state().values)),
    [store],
  )

  useLayoutEffect(() => {
    const draft = readDraft()
    const values = readForm(form.current, draft.values)
    // An opening that the visitor has deleted does not come back with a reload.
    const comment =
      draft.opening === opening ? values.comment : openComment(opening, values.comment)
    store.dispatch({ type: 'filled', values: { ...values, comment }, left: draft.left })
  }, [store, opening])

  function submit() {
    const before = store.state()
    const after = store.dispatch({ type: 'submitted' })
    if (after === before) return
    if (after.status === 'sending') {
      void deliver(after)
      return
    }
    const [firstWrong] = missingFields(validateEnquiry(after.values))
    if (firstWrong) focusField(form.current, firstWrong)
  }

  async function deliver({ values }: EnquiryFormState) {
    writeDraft({ values, opening, left: 'sending' })
    try {
      await sendEnquiry(values, send)
      eraseDraft()
      store.dispatch({ type: 'accepted' })
    } catch (error) {
      // The reason is in the console already. Who was answered had a signal, whatever it is now.
      const isUnheard = !navigator.onLine && !(error instanceof MailRefusal)
      writeDraft({ values, opening, left: isUnheard ? 'waiting' : 'editing' })
      const reason = error instanceof MailRefusal ? error.reason : ''
      store.dispatch(isUnheard ? { type: 'unheard' } : { type: 'refused', reason })
    }
  }

  return {
    state,
    isAlive,
    form,
    submit,
    change(field, value) {
      const { values, status } = store.dispatch({ type: 'changed', field, value })
      if (status === 'sending') return
      writeDraft({ values, opening, left: status === 'waiting' ? 'waiting' : 'editing' })
    },
    leave(field) {
      store.dispatch({ type: 'left', field })
    },
    closeAlert() {
      // The field or button that had the focus is empty or disabled now.
      if (store.state().status === 'sent') form.current?.focus()
      store.dispatch({ type: 'alert-closed' })
    },
  }
}
