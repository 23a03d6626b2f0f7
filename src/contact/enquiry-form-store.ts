import {
  INITIAL_STATE,
  transition,
  type EnquiryFormEvent,
  type EnquiryFormState,
} from './enquiry-form-state.ts'

/**
 * Holds the form's state outside of React: two presses of the button may come before one render,
 * and the second has to see what the first did.
 */
export function enquiryFormStore() {
  let state = INITIAL_STATE
  const listeners = new Set<() => void>()
  return {
    state: (): EnquiryFormState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispatch: (event: EnquiryFormEvent): EnquiryFormState => {
      state = transition(state, event)
      for (const listener of listeners) listener()
      return state
    },
  }
}
