import { ANNOUNCEMENTS_ID } from './announce.ts'

/** The page's live region. It must be in the page, empty, before anything is announced. */
export function Announcer() {
  return <p className="visually-hidden" id={ANNOUNCEMENTS_ID} role="status" />
}
