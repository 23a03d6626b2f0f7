import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

/** The new content of a file; undefined removes it. `stamp`: the file's stamp when the editor read it. */
export type Edit = {
  name: string
  content: string | Uint8Array | undefined
  stamp?: string | undefined
}
/** A change in the history. */
export type Change = { id: string; at: string; who: string; what: string; files: string[] }

/** Thrown for a change that would overwrite another person's, or that is impossible; for the editor to read. */
export class Refusal extends Error {
  override name = 'Refusal'
}

const CHANGE_FILE = 'cambio.json'
/** A name inside the folder: no `..`, no absolute path, no hidden file. */
const NAME = /^(?!.*(?:^|\/)\.)[\p{L}\d {}._-]+(?:\/[\p{L}\d {}._-]+)*$/u

/**
 * The files of a content folder. Each file is replaced as a whole, its old content is kept, and a change is refused if
 * the file is no longer the one that the editor read.
 */
export class ContentStore {
  readonly folder: string
  readonly #history: string

  constructor(folder: string, history: string) {
    this.folder = realpathSync(folder)
    this.#history = history
  }

  read(name: string): { text: string; stamp: string } {
    const bytes = readFileSync(this.#fileOf(name))
    return { text: bytes.toString('utf8'), stamp: stampOf(bytes) }
  }

  /** The names of all YAML files. */
  pages(): string[] {
    return globSync('**/*.yaml', { cwd: this.folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(this.folder, path.join(parentPath, name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort()
  }

  /** The current content of a file, if it exists. */
  bytes(name: string): Uint8Array | undefined {
    return bytesOf(this.#fileOf(name))
  }

  /** Changes one or several files. Throws a Refusal if one of them has changed since it was read. */
  change(what: string, edits: readonly Edit[]): void {
    for (const { name, stamp } of edits) {
      if (stamp !== undefined && stampOf(this.bytes(name) ?? '') !== stamp)
        throw new Refusal(`${name} cambió mientras tanto fuera de esta página: vuelve a cargarla.`)
    }
    const at = new Date().toISOString()
    const id = at.replaceAll(/[:.]/g, '-')
    const files = edits.map(({ name }) => name)
    const change: Change = { id, at, who: userInfo().username, what, files }
    for (const name of files) write(this.#keptFile(id, name), this.bytes(name))
    write(path.join(this.#history, id, CHANGE_FILE), JSON.stringify(change))
    for (const { name, content } of edits) write(this.#fileOf(name), content)
  }

  /** The changes made here, latest first. */
  history(): Change[] {
    return globSync(`*/${CHANGE_FILE}`, { cwd: this.#history })
      .sort()
      .reverse()
      .map((file) => JSON.parse(readFileSync(path.join(this.#history, file), 'utf8')) as Change)
  }

  /** Restores every file to its state before a change, undoing all later ones too. This is itself a change. */
  goBackBefore(id: string): void {
    const undone = this.history().filter((change) => change.id >= id)
    const when = undone.at(-1)?.at.slice(0, 16).replace('T', ' ')
    if (when === undefined) throw new Refusal('Ese cambio no está en la historia.')
    // Latest first, so that the content found by the earliest change wins.
    const edits = undone.flatMap((change) =>
      change.files.map((name): [string, Edit] => [
        name,
        { name, content: bytesOf(this.#keptFile(change.id, name)) },
      ]),
    )
    this.change(`volver a como estaba antes de ${when}`, [...new Map(edits).values()])
  }

  #keptFile(id: string, name: string): string {
    return path.join(this.#history, id, 'antes', name)
  }

  /** The path of a file. Throws a Refusal for a name that leads out of the folder. */
  #fileOf(name: string): string {
    const file = path.join(this.folder, name)
    if (!NAME.test(name)) throw new Refusal(`«${name}» no es un archivo del contenido.`)
    // A link in the folder may lead anywhere, so the nearest existing folder is checked.
    let existing = file
    while (!existsSync(existing)) existing = path.dirname(existing)
    if (!(realpathSync(existing) + path.sep).startsWith(this.folder + path.sep))
      throw new Refusal(`«${name}» lleva fuera del contenido.`)
    return file
  }
}

const stampOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)
const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)

/** Replaces the file in one step: writes beside it, then renames. */
function write(file: string, content: string | Uint8Array | undefined) {
  if (content === undefined) return rmSync(file, { force: true })
  const beside = `${file}.nuevo`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(beside, content, { flush: true })
  renameSync(beside, file)
}
