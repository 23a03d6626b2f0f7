import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIST_COMMENT, withoutList } from './comment-opening.ts'
import { eraseDraft } from './enquiry-draft.ts'
import { enquiryOf, type EnquiryFormState } from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import { cleanEnquiry, ENQUIRY_FIELDS, type Enquiry } from './enquiry-rules.ts'
import { newReference } from './reference.ts'
import {
  answerOrNone,
  dropSending,
  dropStoredEnquiry,
  readStoredEnquiry,
  storeEnquiry,
  type StoredEnquiry,
  type Waiting,
} from './stored-enquiry.ts'

/** Whether storing on this device succeeded or failed; undefined once the enquiry is edited. */
export type Storing = 'stored' | 'failed' | undefined

export type EnquiryStorage = ReturnType<typeof useStoredEnquiry>

/** The enquiry stored for later: it is restored into an empty form. */
export function useStoredEnquiry(
  store: EnquiryFormStore,
  /** Takes the reading, for which sending waits. */
  onReading: (reading: Promise<true>) => void,
  onRestored: () => void,
  /** Called if it has another list than the current one, or none. */
  onOtherList: () => void,
) {
  /** What is stored of this form; of a restored enquiry, as long as its comment is the same. */
  const storedAs = useRef<Partial<Waiting>>({})
  const [storing, setStoring] = useState<Storing>()
  const leaveList = useEffectEvent(onOtherList)
  const goOn = useEffectEvent(onRestored)
  const read = useEffectEvent(onReading)

  useEffect(() => {
    const reading = readStoredEnquiry().then((stored) => {
      const standing = stored && standingOf(store.state(), stored)
      if (!stored || standing === 'other') return
      const { reference, values } = stored
      storedAs.current = { reference, ...(standing === 'edited' && { comment: values.comment }) }
      if (standing === 'same') {
        if (restore(store, stored)) leaveList()
        setStoring('stored')
      }
      goOn()
    })
    read(answerOrNone(reading))
  }, [store])

  return {
    storing,
    setStoring,
    /** Stores the enquiry until there is a signal; its outcome is then to be set. */
    async storeForLater(): Promise<Storing & string> {
      const { values: written, files, reference: tried } = store.state()
      const values = enquiryOf(store.state())
      const known = tried || newReference()
      const now = waitingOf(values, known)
      const former = { ...now, ...storedAs.current }
      store.dispatch({ type: 'filled', values: written, left: 'editing', reference: known })
      try {
        await storeEnquiry({ values, files, reference: known, left: 'waiting' })
      } catch {
        return 'failed'
      }
      // An edited one is still the same enquiry; from here on this tab's key is that of the stored one.
      if (former.comment !== now.comment || former.reference !== known)
        void dropStoredEnquiry(former)
      storedAs.current = now
      eraseDraft()
      return 'stored'
    },
    /** Deletes the stored copies of a sent or cleared enquiry. */
    drop(done: EnquiryFormState) {
      void dropSending(done.reference)
      void dropStoredEnquiry({ ...waitingOf(enquiryOf(done), done.reference), ...storedAs.current })
      storedAs.current = {}
      setStoring(undefined)
    },
  }
}

const waitingOf = (values: Enquiry, reference: string): Waiting => ({
  reference,
  comment: cleanEnquiry(values).comment,
})

/** Compares the form with the stored enquiry: equal or still empty; edited since in this tab; another one. */
function standingOf(now: EnquiryFormState, stored: StoredEnquiry): 'same' | 'edited' | 'other' {
  if (!['editing', 'waiting', 'unsure'].includes(now.status)) return 'other'
  const isWritten = Object.values(now.values).some(
    (value) => !['', LIST_COMMENT].includes(value.trim()),
  )
  const written = cleanEnquiry(enquiryOf(now))
  const isSame = ENQUIRY_FIELDS.every((field) => stored.values[field] === written[field])
  if (!isWritten || isSame) return 'same'
  return now.reference !== '' && stored.reference === now.reference ? 'edited' : 'other'
}

/** Restores the stored enquiry into the form; returns whether its list differs from the current one. */
function restore(store: EnquiryFormStore, stored: StoredEnquiry): boolean {
  const { list, status } = store.state()
  const comment = withoutList(stored.values.comment, list)
  const isOther = list !== '' && comment === stored.values.comment
  store.dispatch({
    type: 'filled',
    ...stored,
    values: { ...stored.values, comment },
    list: isOther ? '' : list,
    left: status === 'unsure' ? status : stored.left,
  })
  return isOther
}
