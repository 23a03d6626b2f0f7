import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Catalogue } from './catalogue-model.ts'

/** Keeps a checked catalogue for the other processes of a build, so that they need not check it again. */
export function storeCatalogue(catalogue: Catalogue, file: string): void {
  writeFileSync(file, serialize(catalogue))
}

/** A catalogue that `storeCatalogue` has kept. Throws where there is no such file. */
export function readStoredCatalogue(file: string): Catalogue {
  return deserialize(readFileSync(file))
}
