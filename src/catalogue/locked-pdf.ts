/** A trailer that says how the document is locked (ISO 32000-1, 7.5.5 and 7.6). */
const LOCK = /\/Encrypt[\s\0]*(?:\d|<<)/

/** Whether a PDF is locked: it may ask for a password, or open without one and forbid to be printed. */
export function isLocked(pdf: Uint8Array): boolean {
  return LOCK.test(new TextDecoder('latin1').decode(pdf))
}
