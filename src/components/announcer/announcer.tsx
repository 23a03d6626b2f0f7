import { ANNOUNCEMENTS_ID } from './announce.ts'

/** Speaks what is announced. One on a page; it stands there, empty, before anything is said. */
export function Announcer() {
  return <p className="visually-hidden" id={ANNOUNCEMENTS_ID} role="status" />
}
