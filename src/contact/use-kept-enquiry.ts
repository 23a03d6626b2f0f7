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

/** Whether the enquiry is kept on this device, or could not be; neither once it is edited. */
export type Keeping = 'kept' | 'failed' | undefined

export type KeptEnquiry = {
  keeping: Keeping
  setKeeping: (keeping: Keeping) => void
  /** Keeps what the form says until there is a signal. */
  keep: () => void
  /** What was sent is kept no more. */
  drop: (sent: EnquiryFormState) => void
}

/** The enquiry that was kept to be sent later: it comes back into an empty form. */
export function useKeptEnquiry(
  store: EnquiryFormStore,
  onRestored: () => void,
  /** It has a list of its own, or none. */
  onOtherList: () => void,
): KeptEnquiry {
  /** As it was kept last from this form. */
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
    drop(sent) {
      void dropSending(sent.reference)
      void dropStoredEnquiry(keptAs.current ?? enquiryOf(sent))
      keptAs.current = undefined
      setKeeping(undefined)
    },
  }
}

/** How the form stands to what is kept: the same, or still empty; edited since, in this tab; something else. */
function standingOf(now: EnquiryFormState, kept: StoredEnquiry): 'same' | 'edited' | 'other' {
  if (!['editing', 'waiting', 'unsure'].includes(now.status)) return 'other'
  const isWritten = Object.values(now.values).some(
    (value) => !['', LIST_OPENING].includes(value.trim()),
  )
  if (!isWritten || kept.values.comment === cleanEnquiry(enquiryOf(now)).comment) return 'same'
  return now.reference !== '' && kept.reference === now.reference ? 'edited' : 'other'
}

/** Puts what is kept into the form, as it was kept; says whether it goes with another list than the present one, or with none. */
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
