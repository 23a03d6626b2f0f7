import { useRef, useSyncExternalStore } from 'react'
import { useIsLive } from '#islands/use-is-live.ts'
import { eraseDraft } from './enquiry-draft.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import { missingIn, type EnquiryFormEvent, type EnquiryFormState } from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import type { EnquiryField } from './enquiry-rules.ts'
import { focusField, keepFocus } from './form-elements.ts'
import { commentWithPhoto } from './plate-draft.ts'
import { newReference } from './reference.ts'
import type { Carrier } from './send-enquiry.ts'
import { dropSending } from './stored-enquiry.ts'
import { useDelivery } from './use-delivery.ts'
import { useDraft, useDraftFiles, type Openings } from './use-draft.ts'
import { useStoredEnquiry } from './use-stored-enquiry.ts'
import { usePreparing } from './use-preparing.ts'

/** Connects the form's state (enquiry-form-state.ts) with its elements, storage and delivery. */
export function useEnquiryForm(
  store: EnquiryFormStore,
  carrier: Carrier,
  openings: Openings,
  onSent: (state: EnquiryFormState) => void,
  /** Called if the restored enquiry has another list than the current one, or none. */
  onOtherList: () => void,
) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const isLive = useIsLive()
  const form = useRef<HTMLFormElement>(null)
  const write = useDraft(store, form, openings)
  const { begin, whenReady } = usePreparing()
  const storage = useStoredEnquiry(store, begin, sendIfAsked, onOtherList)
  useDraftFiles(store, state.files, begin)
  const deliver = useDelivery(store, state, carrier, { write, storage, onSent })

  /** Sends if the address asks for it (one tap on any page, SEND_KEPT_PATH), once: a reload does not send again. */
  function sendIfAsked() {
    const query = new URLSearchParams(location.search)
    if (!query.has('enviar')) return
    query.delete('enviar')
    history.replaceState(history.state, '', [location.pathname, query].filter(String).join('?'))
    // An enquiry that may have arrived is sent again only if the service recognises duplicates.
    if (store.state().status === 'waiting' || carrier.isOnce) submit()
  }

  function submit() {
    const before = store.state()
    const after = store.dispatch({ type: 'submitted', reference: newReference() })
    if (after === before) return
    if (after.status === 'sending') {
      void deliver(after)
      return
    }
    const [firstWrong] = missingIn(after)
    if (firstWrong) focusField(form.current, firstWrong)
  }

  async function storeForLater() {
    const outcome = await storage.storeForLater()
    keepFocus(form.current, () => storage.setStoring(outcome))
  }

  /** Applies an edit. If the last enquiry may have been delivered, the edited one is a new enquiry. */
  function alter(event: EnquiryFormEvent) {
    const { reference: tried } = store.state()
    const after = store.dispatch(event)
    storage.setStoring(undefined)
    if (tried !== after.reference) void dropSending(tried)
    if (after.status !== 'sending') write()
  }

  return {
    state,
    /** False until hydration. */
    isLive,
    form,
    storing: storage.storing,
    /** Stores the enquiry until there is a signal. */
    storeForLater: () => whenReady(() => void storeForLater()),
    submit: () => whenReady(submit),
    /** Takes the preparation of chosen files, for which sending and storing wait. */
    prepare: begin,
    /** After another branch was chosen, which is told in the comment: the enquiry is another one. */
    alterBranch: () => {
      alter({ type: 'changed', field: 'comment', value: store.state().values.comment })
    },
    change: (field: EnquiryField, value: string) => {
      alter({ type: 'changed', field, value })
    },
    changeFiles: (files: readonly EnquiryFile[]) => {
      alter({ type: 'files-changed', files })
      const { comment } = store.state().values
      // With a photograph, a comment is proposed.
      const next = commentWithPhoto(comment, files, openings.list)
      if (next !== comment) alter({ type: 'changed', field: 'comment', value: next })
    },
    leave: (field: EnquiryField) => {
      store.dispatch({ type: 'left', field })
    },
    /** Shows a field's error and focuses it. */
    pick: (field: EnquiryField) => {
      store.dispatch({ type: 'left', field })
      focusField(form.current, field)
    },
    closeAlert: () => {
      store.dispatch({ type: 'alert-closed' })
    },
    /** Shows the empty form again after a sent enquiry. */
    beginAgain: () => {
      store.dispatch({ type: 'begun-again' })
    },
    /** Empties the form and deletes its stored copies. */
    clear: () => {
      const cleared = store.state()
      store.dispatch({ type: 'cleared' })
      eraseDraft()
      storage.drop(cleared)
    },
    putBack: () => {
      store.dispatch({ type: 'put-back' })
      write('editing')
    },
  }
}
