import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { loadModule } from 'hunspell-asm'

/** A spelling checker for single Spanish words. */
export type Speller = {
  isWord: (word: string) => boolean
  /** Likely intended words, best first. */
  suggest: (word: string) => readonly string[]
}

let opened: Promise<Speller> | undefined

/** Opens Hunspell with its Spanish dictionary, once; takes about a second. */
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
