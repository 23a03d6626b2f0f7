import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { loadModule } from 'hunspell-asm'

/** Judges single words of Spanish. */
export type Speller = {
  isWord: (word: string) => boolean
  /** Words that were likely meant, the best first. */
  suggest: (word: string) => readonly string[]
}

let opened: Promise<Speller> | undefined

/** Hunspell itself, and its Spanish dictionary; opened once, in about a second. */
export function openSpeller(): Promise<Speller> {
  opened ??= open()
  return opened
}

async function open(): Promise<Speller> {
  const factory = await loadModule()
  const dictionary = path.dirname(createRequire(import.meta.url).resolve('dictionary-es'))
  const mount = (name: string) =>
    factory.mountBuffer(new Uint8Array(readFileSync(path.join(dictionary, name))), name)
  const hunspell = factory.create(mount('index.aff'), mount('index.dic'))
  return { isWord: hunspell.spell, suggest: hunspell.suggest }
}
