import { useState } from 'react'
import { copyText } from './copy-text.ts'

export type CopyOutcome = 'ready' | 'copied' | 'failed'

/** Copies a text and keeps the outcome for a button's label. */
export function useCopy(): { outcome: CopyOutcome; copy: (text: string) => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>('ready')
  const copy = async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  return { outcome, copy }
}
