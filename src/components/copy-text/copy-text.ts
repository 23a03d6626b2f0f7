import { useState } from 'react'

/** Writes a text to the clipboard; false if the browser does not permit it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export type CopyOutcome = 'ready' | 'copied' | 'failed'

/** Copies a text and keeps the outcome, for the label of a button. */
export function useCopy(): { outcome: CopyOutcome; copy: (text: string) => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>('ready')
  const copy = async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  return { outcome, copy }
}
