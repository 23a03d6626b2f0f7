import {
  INITIAL_STATE,
  transition,
  type EnquiryFormEvent,
  type EnquiryFormState,
} from './enquiry-form-state.ts'

/**
 * Holds the form's state outside of React: two presses of the button may come before one render, and
 * the second has to see what the first did; and an answer may come while another page is shown.
 */
export type EnquiryFormStore = Readonly<{
  state: () => EnquiryFormState
  subscribe: (listener: () => void) => () => void
  /** Returns what the form has become. */
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
