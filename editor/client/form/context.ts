import { createContext } from 'react'
import type { Choice } from '../../host/content-state.ts'
import type { Schema } from './schema.ts'

/** What all fields of a form share. */
export type FormContext = {
  root: Schema
  choices: Readonly<Record<string, readonly Choice[]>>
  pictures: readonly string[]
  /** What the review says of a field, by its path. */
  messagesOf: (path: string) => readonly string[]
  /** How many messages there are at a field and inside it. */
  countIn: (path: string) => number
  /** Whether the field that is to be seen first is inside. */
  isAimed: (path: string) => boolean
  /** What the review says of a file of the owner's that could be better. */
  remarks: (name: string) => readonly string[]
  addWord: (word: string) => void
  /** The words of a plate that stands for a drawing. */
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
