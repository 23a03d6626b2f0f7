import { useEffect, useEffectEvent } from 'react'
import { eraseDraft } from './enquiry-draft.ts'
import {
  enquiryOf,
  type EnquiryFormEvent,
  type EnquiryFormState,
  type LeftOff,
} from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import { MailRefusal } from './mail-port.ts'
import { isTimeout, isUnheard, sendEnquiry, type Carrier } from './send-enquiry.ts'
import { answerOrNone, dropSending, storeEnquiry } from './stored-enquiry.ts'
import type { EnquiryStorage } from './use-stored-enquiry.ts'

/** The first pause between two questions whether an unanswered enquiry has arrived; each next one is twice as long. */
const ASK_AGAIN_MS = 2000

type DeliveryOptions = {
  write: (left?: LeftOff) => void
  storage: EnquiryStorage
  onSent: (state: EnquiryFormState) => void
}

/** Sends an enquiry whose state is `sending`, and polls for one that got no answer. */
export function useDelivery(
  store: EnquiryFormStore,
  { status, reference }: EnquiryFormState,
  { send, wasTaken }: Carrier,
  { write, storage, onSent }: DeliveryOptions,
): (sending: EnquiryFormState) => Promise<void> {
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

  function hasMoved(event: EnquiryFormEvent): boolean {
    const before = store.state()
    return store.dispatch(event) !== before
  }

  function accept(sent: EnquiryFormState, taken: string) {
    storage.drop(sent)
    const { reference: tried } = sent
    if (!hasMoved({ type: 'accepted', tried, reference: taken, sentMs: Date.now() })) return
    eraseDraft()
    onSent(sent)
  }

  return async (sending) => {
    const { reference: tried, files } = sending
    const enquiry = enquiryOf(sending)
    const hadSignal = navigator.onLine
    write('sending')
    const stored = storeEnquiry({ values: enquiry, files, reference: tried, left: 'sending' }).then(
      () => true,
      () => false,
    )
    // Stored first, so that a visitor who leaves while it is in flight finds it again, photographs included.
    await answerOrNone(stored)
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
        // Without an answer it stays stored.
        if (outcome === 'unsure')
          void stored.then((isStored) => isStored && storage.setStoring('stored'))
        return
      }
      forget()
      const reason = error instanceof MailRefusal ? error.reason : ''
      if (hasMoved({ type: 'refused', tried, reason })) write('editing')
    }
  }
}
