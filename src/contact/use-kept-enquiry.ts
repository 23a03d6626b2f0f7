import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIST_OPENING, withoutList } from './comment-opening.ts'
import { eraseDraft } from './enquiry-draft.ts'
import { enquiryOf, type EnquiryFormState } from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import { cleanEnquiry, type Enquiry } from './enquiry-rules.ts'
import { newReference } from './reference.ts'
import {
  dropSending,
  dropStoredEnquiry,
  readStoredEnquiry,
  storeEnquiry,
  type StoredEnquiry,
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
  /** The enquiry last stored from this form. */
  const keptAs = useRef<Enquiry>(undefined)
  const [keeping, setKeeping] = useState<Keeping>()
  const leaveList = useEffectEvent(onOtherList)
  const goOn = useEffectEvent(onRestored)

  useEffect(() => {
    void readStoredEnquiry().then((kept) => {
      const standing = kept && standingOf(store.state(), kept)
      if (!kept || standing === 'other') return
      if (standing === 'edited') keptAs.current = kept.values
      else {
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
      const former = keptAs.current
      const known = tried || newReference()
      store.dispatch({ type: 'filled', values: written, left: 'editing', reference: known })
      try {
        await storeEnquiry({ values, files, reference: known, left: 'waiting' })
      } catch {
        return 'failed'
      }
      // An edited one is still the same enquiry; from here on this tab's key is that of the stored one.
      if (former && former.comment !== values.comment) void dropStoredEnquiry(former)
      keptAs.current = values
      eraseDraft()
      return 'kept'
    },
    drop(done) {
      void dropSending(done.reference)
      void dropStoredEnquiry(keptAs.current ?? enquiryOf(done))
      keptAs.current = undefined
      setKeeping(undefined)
    },
  }
}

/** Compares the form with the stored enquiry: equal or still empty; edited since in this tab; another one. */
function standingOf(now: EnquiryFormState, kept: StoredEnquiry): 'same' | 'edited' | 'other' {
  if (!['editing', 'waiting', 'unsure'].includes(now.status)) return 'other'
  const isWritten = Object.values(now.values).some(
    (value) => !['', LIST_OPENING].includes(value.trim()),
  )
  if (!isWritten || kept.values.comment === cleanEnquiry(enquiryOf(now)).comment) return 'same'
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
