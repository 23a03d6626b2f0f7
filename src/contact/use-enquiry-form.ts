import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { useIsLive } from '#islands/use-is-live.ts'
import { commentWithPhoto } from './plate-draft.ts'
import { LIST_OPENING, openComment, openWithList, withoutList } from './comment-opening.ts'
import { draftName, eraseDraft, nameDraft, readDraft, writeDraft } from './enquiry-draft.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import {
  enquiryOf,
  errorsOf,
  type EnquiryFormEvent,
  type EnquiryFormState,
  type LeftOff,
} from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import { cleanEnquiry, ENQUIRY_FIELDS, type EnquiryField, type Enquiry } from './enquiry-rules.ts'
import {
  dropStoredEnquiry,
  dropSending,
  keepDraftFiles,
  storeEnquiry,
  readDraftFiles,
  readStoredEnquiry,
} from './stored-enquiry.ts'
import { MailRefusal } from './mail-port.ts'
import { focusField, readForm, writeForm } from './form-elements.ts'
import { missingFields } from './missing-fields.ts'
import { newReference } from './reference.ts'
import { isTimeout, isUnheard, sendEnquiry, type Carrier } from './send-enquiry.ts'

/** The texts that go along with what the visitor writes. */
export type Openings = {
  /** The comment's first line if the address names a product or a text; see `commentOpening`. */
  opening: string
  /** The list to quote, which is sent before the comment; empty without one. */
  list: string
}

type EnquiryFormHook = {
  state: EnquiryFormState
  /** False until hydration. */
  isLive: boolean
  form: RefObject<HTMLFormElement | null>
  change: (field: EnquiryField, value: string) => void
  changeFiles: (files: readonly EnquiryFile[]) => void
  leave: (field: EnquiryField) => void
  /** Shows what a field wants, and goes to it. */
  pick: (field: EnquiryField) => void
  submit: () => void
  closeAlert: () => void
  /** Empties the form and deletes what is stored of it. */
  clear: () => void
  putBack: () => void
  /** Stores the enquiry on this device until there is a signal. */
  keep: () => void
  /** Whether it is stored so, or could not be; neither once it is edited. */
  keeping: 'kept' | 'failed' | undefined
}

/** Storage that never answers must not delay an enquiry: after this long it is sent without being stored. */
const KEEPING_MOST_MS = 2000

/** The first pause between two questions whether an unanswered enquiry has arrived; each next one is twice as long. */
const ASK_AGAIN_MS = 2000

/**
 * Ties the form's state to its elements. The page hydrates late: values typed before are read from the
 * elements once, from then on the elements follow the state.
 */
export function useEnquiryForm(
  store: EnquiryFormStore,
  { send, wasTaken, isOnce }: Carrier,
  { opening, list }: Openings,
  onSent: (state: EnquiryFormState) => void,
  /** The enquiry that was kept has a list of its own, or none. */
  onOtherList: () => void,
): EnquiryFormHook {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const isLive = useIsLive()
  const form = useRef<HTMLFormElement>(null)
  /** The texts that went along last, on this page or before a reload. */
  const given = useRef<Openings>(undefined)
  /** As it was kept last from this form. */
  const keptAs = useRef<Enquiry>(undefined)
  const [keeping, setKeeping] = useState<EnquiryFormHook['keeping']>()

  function write(left: LeftOff = 'editing') {
    const { values, reference } = store.state()
    writeDraft({ values, opening, list, left, reference })
  }

  useLayoutEffect(
    () => store.subscribe(() => writeForm(form.current, store.state().values)),
    [store],
  )

  // The page comes back from the history: an answer may have been missed meanwhile.
  useLayoutEffect(() => {
    // In any other state nothing is done: before hydration the typed values are still only in the DOM.
    const comeBack = () =>
      store.state().status === 'sending' && store.dispatch({ type: 'returned' })
    const comeBackWhole = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    comeBack()
    addEventListener('pageshow', comeBackWhole)
    return () => removeEventListener('pageshow', comeBackWhole)
  }, [store])

  useLayoutEffect(() => {
    const draft = readDraft()
    const former = given.current ?? draft
    const values = readForm(form.current, draft.values)
    // A text that the visitor has deleted does not come back with a reload.
    const opened =
      former.opening === opening ? values.comment : openComment(opening, values.comment)
    const hasList = list !== ''
    const comment = hasList === (former.list !== '') ? opened : openWithList(hasList, opened)
    const isFirst = given.current === undefined
    given.current = { opening, list }
    const { left, reference } = draft
    store.dispatch({ type: 'filled', values: { ...values, comment }, list, left, reference })
    if (!isFirst) return
    // What was written before a reload was left then: what is wrong in it says so.
    for (const field of ENQUIRY_FIELDS) {
      if (draft.values[field] !== '') store.dispatch({ type: 'left', field })
    }
  }, [store, opening, list])

  // By one tap on any page (SEND_KEPT_PATH), once: a reload does not send again.
  const sendIfAsked = useEffectEvent(() => {
    const query = new URLSearchParams(location.search)
    if (!query.has('enviar')) return
    query.delete('enviar')
    history.replaceState(history.state, '', [location.pathname, query].filter(String).join('?'))
    // What may have arrived is sent again only where it cannot arrive twice.
    if (store.state().status === 'waiting' || isOnce) submit()
  })

  const leaveList = useEffectEvent(onOtherList)

  // Restores the stored enquiry into an empty form.
  useEffect(() => {
    void readStoredEnquiry().then((kept) => {
      const now = store.state()
      const { values, status } = now
      const isAtRest = ['editing', 'waiting', 'unsure'].includes(status)
      const isWritten = Object.values(values).some(
        (value) => !['', LIST_OPENING].includes(value.trim()),
      )
      const isSame = kept?.values.comment === cleanEnquiry(enquiryOf(now)).comment
      const isNewer = now.reference !== '' && kept?.reference === now.reference
      if (kept && isAtRest && isWritten && !isSame && isNewer) {
        // It was edited in this tab since: what the form has is the newer one.
        keptAs.current = kept.values
        sendIfAsked()
        return
      }
      if (!kept || !isAtRest || (isWritten && !isSame)) return
      const comment = withoutList(kept.values.comment, now.list)
      const left = status === 'unsure' ? status : kept.left
      // It goes as it was kept: with the list of that time, or without any.
      const isOther = now.list !== '' && comment === kept.values.comment
      store.dispatch({
        type: 'filled',
        ...kept,
        values: { ...kept.values, comment },
        list: isOther ? '' : now.list,
        left,
      })
      if (isOther) leaveList()
      setKeeping('kept')
      sendIfAsked()
    })
  }, [store])

  // Photographs outlive the way to another page and back.
  const areFilesRead = useRef(false)
  useEffect(() => {
    if (areFilesRead.current) void keepDraftFiles(nameDraft(state.files.length > 0), state.files)
  }, [state.files])
  useEffect(() => {
    void readDraftFiles(draftName()).then((chosen) => {
      areFilesRead.current = true
      const { status: now, files: already } = store.state()
      if (now === 'editing' && chosen.length + already.length > 0)
        store.dispatch({ type: 'files-changed', files: [...chosen, ...already] })
    })
  }, [store])

  const { status, reference } = state
  const askWhether = useEffectEvent(async (tried: EnquiryFormState) => {
    const isTaken = await wasTaken(tried.reference)
    if (isTaken) accept(tried, tried.reference)
    return isTaken
  })

  useEffect(() => {
    if (status !== 'unsure' || reference === '') return
    let isOver = false
    const ask = async (nextMs: number) => {
      if (isOver || (await askWhether(store.state()))) return
      setTimeout(() => void ask(2 * nextMs), nextMs)
    }
    void ask(ASK_AGAIN_MS)
    return () => {
      isOver = true
    }
  }, [store, status, reference])

  function submit() {
    const before = store.state()
    const after = store.dispatch({ type: 'submitted', reference: newReference() })
    if (after === before) return
    if (after.status === 'sending') {
      void deliver(after)
      return
    }
    const [firstWrong] = missingFields(errorsOf(after))
    if (firstWrong) focusField(form.current, firstWrong)
  }

  async function deliver(sending: EnquiryFormState) {
    const { reference: tried, files } = sending
    const enquiry = enquiryOf(sending)
    const hadSignal = navigator.onLine
    write('sending')
    const kept = { values: enquiry, files, reference: tried, left: 'sending' } as const
    const stored = storeEnquiry(kept).then(
      () => true,
      () => false,
    )
    // Stored first, so that a visitor who leaves while it is in flight finds it again, photographs included.
    await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, KEEPING_MOST_MS))])
    const forget = () => void stored.then(() => dropSending(tried))
    try {
      const taken = await sendEnquiry({ enquiry, reference: tried, files }, send)
      forget()
      accept(sending, taken)
    } catch (error) {
      // The reason is in the console already. Only without any signal is it certain that nothing was sent.
      if (isUnheard(error)) {
        const outcome = hadSignal || navigator.onLine || isTimeout(error) ? 'unsure' : 'waiting'
        if (outcome === 'waiting') forget()
        if (!hasMoved({ type: 'unheard', tried, outcome })) return
        write(outcome)
        // What had no answer stays where it was stored.
        if (outcome === 'unsure') void stored.then((isStored) => isStored && setKeeping('kept'))
        return
      }
      forget()
      const reason = error instanceof MailRefusal ? error.reason : ''
      if (hasMoved({ type: 'refused', tried, reason })) write()
    }
  }

  function hasMoved(event: EnquiryFormEvent): boolean {
    const before = store.state()
    return store.dispatch(event) !== before
  }

  function accept(sent: EnquiryFormState, taken: string) {
    const { reference: tried } = sent
    void dropSending(tried)
    void dropStoredEnquiry(keptAs.current ?? enquiryOf(sent))
    keptAs.current = undefined
    setKeeping(undefined)
    if (!hasMoved({ type: 'accepted', tried, reference: taken, sentMs: Date.now() })) return
    eraseDraft()
    onSent(sent)
  }

  /** Applies an edit. If the last enquiry may have been delivered, the edited one is a new enquiry. */
  function alter(event: EnquiryFormEvent) {
    const { reference: tried } = store.state()
    const after = store.dispatch(event)
    setKeeping(undefined)
    if (tried !== after.reference) void dropSending(tried)
    if (after.status !== 'sending') write(leftOff())
  }

  /** The status to restore after a reload. */
  function leftOff(): LeftOff {
    const { status: left } = store.state()
    return left === 'waiting' || left === 'unsure' ? left : 'editing'
  }

  return {
    state,
    isLive,
    form,
    submit,
    change(field, value) {
      alter({ type: 'changed', field, value })
    },
    changeFiles(files) {
      alter({ type: 'files-changed', files })
      const { comment } = store.state().values
      // A photograph alone says what is asked for.
      const next = commentWithPhoto(comment, files, list)
      if (next !== comment) alter({ type: 'changed', field: 'comment', value: next })
    },
    leave(field) {
      store.dispatch({ type: 'left', field })
    },
    pick(field) {
      store.dispatch({ type: 'left', field })
      focusField(form.current, field)
    },
    closeAlert() {
      // The field that had the focus is empty now: leaving it says nothing of it.
      const { activeElement } = document
      if (store.state().status === 'sent' && activeElement instanceof HTMLElement)
        activeElement.blur()
      store.dispatch({ type: 'alert-closed' })
    },
    clear() {
      const cleared = store.state()
      store.dispatch({ type: 'cleared' })
      eraseDraft()
      void dropSending(cleared.reference)
      void dropStoredEnquiry(enquiryOf(cleared))
    },
    putBack() {
      store.dispatch({ type: 'put-back' })
      write()
    },
    keeping,
    keep() {
      const { values: written, files, reference: tried } = store.state()
      const values = enquiryOf(store.state())
      const former = keptAs.current
      const known = tried || newReference()
      store.dispatch({ type: 'filled', values: written, left: 'editing', reference: known })
      storeEnquiry({ values, files, reference: known, left: 'waiting' }).then(
        () => {
          // What was edited since is one enquiry still; from here on it is known by what is kept, also in this tab.
          if (former && former.comment !== values.comment) void dropStoredEnquiry(former)
          keptAs.current = values
          eraseDraft()
          setKeeping('kept')
        },
        () => setKeeping('failed'),
      )
    },
  }
}
