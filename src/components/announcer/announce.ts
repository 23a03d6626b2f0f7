/** Id of the page's live region. */
export const ANNOUNCEMENTS_ID = 'avisos'

/** Announces to screen readers a change that did not move the focus. */
export function announce(text: string): void {
  const place = document.getElementById(ANNOUNCEMENTS_ID)
  if (place) place.textContent = text
}
