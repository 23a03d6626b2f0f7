const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'scroll']
/** The first interaction may be a tap on a link, whose page takes priority. */
const AFTER_SIGN_MS = 500

/** Resolves shortly after the visitor's first interaction: a mere glance costs no more than the page itself. */
export const firstSign = new Promise<void>((resolve) => {
  const note = () => {
    for (const sign of SIGNS) removeEventListener(sign, note, true)
    setTimeout(resolve, AFTER_SIGN_MS)
  }
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true })
})
