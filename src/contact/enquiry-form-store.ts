import {
  INITIAL_STATE,
  transition,
  type EnquiryFormEvent,
  type EnquiryFormState,
} from './enquiry-form-state.ts'

/**
 * Holds the form's state outside React: two presses of the button may precede one render, and the second must see the
 * first; and an answer may arrive while the form is not mounted.
 */
export type EnquiryFormStore = Readonly<{
  state: () => EnquiryFormState
  subscribe: (listener: () => void) => () => void
  /** Returns the new state. */
  dispatch: (event: EnquiryFormEvent) => EnquiryFormState
}>

/** A form that is empty and untouched. */
export function enquiryFormStore(): EnquiryFormStore {
  let state = INITIAL_STATE
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispatch: (event) => {
      state = transition(state, event)
      for (const listener of listeners) listener()
      return state
    },
  }
}
