import { readFile, stat } from 'node:fs/promises'
import { writeWhole } from '#drawings/cached-file.ts'

/** A PDF on disk; its pages are known if it was printed here. */
export type StoredDocument = { file: string; bytes: number; pages?: number }

export type PrintedDocument = StoredDocument & { pages: number }

type MakeDocument = () => Promise<{ content: Buffer; pages: number }>

const underWay = new Map<string, Promise<PrintedDocument>>()

/** Makes a document at most once, however many requests and builds ask for it at the same time. */
export function cachedDocument(file: string, make: MakeDocument): Promise<PrintedDocument> {
  const known = underWay.get(file)
  if (known) return known
  const document = findOrMake(file, make)
  underWay.set(file, document)
  return document
}

async function findOrMake(file: string, make: MakeDocument): Promise<PrintedDocument> {
  const pagesFile = `${file}.pages`
  try {
    // The page count is written first, so that every existing document has one.
    const { size } = await stat(file)
    return { file, bytes: size, pages: Number(await readFile(pagesFile, 'utf8')) }
  } catch {
    const { content, pages } = await make()
    await writeWhole(pagesFile, String(pages))
    await writeWhole(file, content)
    return { file, bytes: content.byteLength, pages }
  }
}

/** A PDF that the owner supplied, a data sheet or a document; the catalogue has checked that it opens. */
export async function suppliedPdf(file: string): Promise<StoredDocument> {
  const { size } = await stat(file)
  return { file, bytes: size }
}
