import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { openComment } from './comment-opening.ts'
import { eraseDraft, readDraft, writeDraft } from './enquiry-draft.ts'
import {
  INITIAL_STATE,
  transition,
  type EnquiryFormEvent,
  type EnquiryFormState,
} from './enquiry-form-state.ts'
import {
  ENQUIRY_FIELDS,
  validateEnquiry,
  type Enquiry,
  type EnquiryField,
} from './enquiry-rules.ts'
import type { SendMail } from './mail-port.ts'
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

type Control = HTMLInputElement | HTMLTextAreaElement

function controlOf(form: HTMLFormElement | null, field: EnquiryField): Control | undefined {
  const control = form?.elements.namedItem(field)
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isControl ? control : undefined
}

/** What stands in the form, else the draft of this tab, and the opening that was asked for. */
function firstValues(form: HTMLFormElement | null, opening: string): Enquiry {
  const values: Record<EnquiryField, string> = { ...readDraft() }
  for (const field of ENQUIRY_FIELDS) values[field] = controlOf(form, field)?.value || values[field]
  return { ...values, comment: openComment(opening, values.comment) }
}

/**
 * The form's states, tied to its elements. The elements own what is written, so that a text typed
 * before the script ran is never overwritten: it is read once, and from then on the state leads.
 */
export function useEnquiryForm(send: SendMail, opening: string): EnquiryFormHook {
  const [state, setState] = useState(INITIAL_STATE)
  const [isAlive, setIsAlive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Two presses may come before one render; the second has to see what the first did.
  const latest = useRef(state)

  function dispatch(event: EnquiryFormEvent): EnquiryFormState {
    latest.current = transition(latest.current, event)
    setState(latest.current)
    return latest.current
  }

  useLayoutEffect(() => {
    dispatch({ type: 'filled', values: firstValues(form.current, opening) })
    setIsAlive(true)
  }, [opening])

  useLayoutEffect(() => {
    for (const field of ENQUIRY_FIELDS) {
      const control = controlOf(form.current, field)
      const value = latest.current.values[field]
      if (control && control.value !== value) control.value = value
    }
  }, [state])

  function submit() {
    const before = latest.current
    const { status, values } = dispatch({ type: 'submitted' })
    if (latest.current === before) return
    if (status === 'sending') {
      void sendEnquiry(values, send).then(
        () => {
          eraseDraft()
          dispatch({ type: 'accepted' })
        },
        () => dispatch({ type: 'refused' }),
      )
      return
    }
    const [firstWrong] = missingFields(validateEnquiry(values))
    if (firstWrong) controlOf(form.current, firstWrong)?.focus()
  }

  return {
    state,
    isAlive,
    form,
    submit,
    change(field, value) {
      writeDraft(dispatch({ type: 'changed', field, value }).values)
    },
    leave(field) {
      dispatch({ type: 'left', field })
    },
    closeAlert() {
      // The field or button that had the focus may be empty or disabled now.
      if (latest.current.status === 'sent') form.current?.focus()
      dispatch({ type: 'alert-closed' })
    },
  }
}
