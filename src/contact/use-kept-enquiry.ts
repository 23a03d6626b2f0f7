import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIST_COMMENT, withoutList } from './comment-opening.ts'
import { eraseDraft } from './enquiry-draft.ts'
import { enquiryOf, type EnquiryFormState } from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import { cleanEnquiry, ENQUIRY_FIELDS, type Enquiry } from './enquiry-rules.ts'
import { newReference } from './reference.ts'
import {
  dropSending,
  dropStoredEnquiry,
  readStoredEnquiry,
  storeEnquiry,
  type StoredEnquiry,
  type Waiting,
} from './stored-enquiry.ts'

/** Whether storing on this device succeeded or failed; undefined once the enquiry is edited. */
export type Keeping = 'kept' | 'failed' | undefined

export type KeptEnquiry = {
  keeping: Keeping
  setKeeping: (keeping: Keeping) => void
  /** Stores the enquiry until there is a signal; its outcome is then to be set. */
  keep: () => Promise<'kept' | 'failed'>
  /** Deletes the stored copies of a sent or cleared enquiry. */
  drop: (done: EnquiryFormState) => void
}

/** The enquiry stored for later: it is restored into an empty form. */
export function useKeptEnquiry(
  store: EnquiryFormStore,
  onRestored: () => void,
  /** Called if it has another list than the current one, or none. */
  onOtherList: () => void,
): KeptEnquiry {
  /** What is stored of this form; of a restored enquiry, as long as its comment is the same. */
  const keptAs = useRef<Partial<Waiting>>({})
  const [keeping, setKeeping] = useState<Keeping>()
  const leaveList = useEffectEvent(onOtherList)
  const goOn = useEffectEvent(onRestored)

  useEffect(() => {
    void readStoredEnquiry().then((kept) => {
      const standing = kept && standingOf(store.state(), kept)
      if (!kept || standing === 'other') return
      const { reference, values } = kept
      keptAs.current = { reference, ...(standing === 'edited' && { comment: values.comment }) }
      if (standing === 'same') {
        if (restore(store, kept)) leaveList()
        setKeeping('kept')
      }
      goOn()
    })
  }, [store])

  return {
    keeping,
    setKeeping,
    async keep() {
      const { values: written, files, reference: tried } = store.state()
      const values = enquiryOf(store.state())
      const known = tried || newReference()
      const now = waitingOf(values, known)
      const former = { ...now, ...keptAs.current }
      store.dispatch({ type: 'filled', values: written, left: 'editing', reference: known })
      try {
        await storeEnquiry({ values, files, reference: known, left: 'waiting' })
      } catch {
        return 'failed'
      }
      // An edited one is still the same enquiry; from here on this tab's key is that of the stored one.
      if (former.comment !== now.comment || former.reference !== known)
        void dropStoredEnquiry(former)
      keptAs.current = now
      eraseDraft()
      return 'kept'
    },
    drop(done) {
      void dropSending(done.reference)
      void dropStoredEnquiry({ ...waitingOf(enquiryOf(done), done.reference), ...keptAs.current })
      keptAs.current = {}
      setKeeping(undefined)
    },
  }
}

const waitingOf = (values: Enquiry, reference: string): Waiting => ({
  reference,
  comment: cleanEnquiry(values).comment,
})

/** Compares the form with the stored enquiry: equal or still empty; edited since in this tab; another one. */
function standingOf(now: EnquiryFormState, kept: StoredEnquiry): 'same' | 'edited' | 'other' {
  if (!['editing', 'waiting', 'unsure'].includes(now.status)) return 'other'
  const isWritten = Object.values(now.values).some(
    (value) => !['', LIST_COMMENT].includes(value.trim()),
  )
  const written = cleanEnquiry(enquiryOf(now))
  const isSame = ENQUIRY_FIELDS.every((field) => kept.values[field] === written[field])
  if (!isWritten || isSame) return 'same'
  return now.reference !== '' && kept.reference === now.reference ? 'edited' : 'other'
}

/** Restores the stored enquiry into the form; returns whether its list differs from the current one. */
function restore(store: EnquiryFormStore, kept: StoredEnquiry): boolean {
  const { list, status } = store.state()
  const comment = withoutList(kept.values.comment, list)
  const isOther = list !== '' && comment === kept.values.comment
  store.dispatch({
    type: 'filled',
    ...kept,
    values: { ...kept.values, comment },
    list: isOther ? '' : list,
    left: status === 'unsure' ? status : kept.left,
  })
  return isOther
}
