const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'scroll']
/** The sign may be a tap on a link: what that asks for comes first. */
const AFTER_SIGN_MS = 500

/** Resolves a moment after the visitor's first sign on this page: a glance at it costs no more than the page. */
export const firstSign = new Promise<void>((resolve) => {
  const note = () => {
    for (const sign of SIGNS) removeEventListener(sign, note, true)
    setTimeout(resolve, AFTER_SIGN_MS)
  }
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true })
})
