import { TRAP_FIELD } from './relay-mail.ts'

/** A field that no person sees, reaches or is read; a program that fills it in gives itself away. */
export function SpamTrap() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        No escribas aquí <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
