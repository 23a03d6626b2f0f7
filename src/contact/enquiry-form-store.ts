import { INITIAL_STATE, transition, type EnquiryFormEvent } from './enquiry-form-state.ts'

export type EnquiryFormStore = ReturnType<typeof enquiryFormStore>

/**
 * A form that is empty and untouched. Its state is outside React: two presses of the button may precede one render, and the
 * second must see the first; and an answer may arrive while the form is not mounted.
 */
export function enquiryFormStore() {
  let state = INITIAL_STATE
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Returns the new state. */
    dispatch: (event: EnquiryFormEvent) => {
      state = transition(state, event)
      for (const listener of listeners) listener()
      return state
    },
  }
}
