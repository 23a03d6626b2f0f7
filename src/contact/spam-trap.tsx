import { TRAP_FIELD } from './relay-mail.ts'

/** A honeypot field: hidden from people and screen readers; only bots fill it in. */
export function SpamTrap() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        No escribas aquí <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
