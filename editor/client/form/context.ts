import { createContext } from 'react'
import type { Choice } from '../../host/content-state.ts'
import type { Schema } from './schema.ts'

/** The values that all fields of a form share. */
export type FormContext = {
  root: Schema
  choices: Readonly<Record<string, readonly Choice[]>>
  pictures: readonly string[]
  /** The review's messages on a field, by path. */
  messagesOf: (path: string) => readonly string[]
  /** The number of messages on a field and inside it. */
  countIn: (path: string) => number
  /** Whether the field to be shown first is inside this one. */
  isAimed: (path: string) => boolean
  /** The review's remarks on a file of the owner. */
  remarks: (name: string) => readonly string[]
  addWord: (word: string) => void
  /** The text of a plate that stands for a drawing. */
  plateText: string
}

export const Form = createContext<FormContext>({
  root: {},
  choices: {},
  pictures: [],
  messagesOf: () => [],
  countIn: () => 0,
  isAimed: () => false,
  remarks: () => [],
  addWord: () => undefined,
  plateText: '',
})
