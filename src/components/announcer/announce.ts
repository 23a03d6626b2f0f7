/** Where announcements are spoken, one place on every page. */
export const ANNOUNCEMENTS_ID = 'avisos'

/** Says to who cannot see it what has just changed on the page, when nothing moved the focus. */
export function announce(text: string): void {
  const place = document.getElementById(ANNOUNCEMENTS_ID)
  if (place) place.textContent = text
}
