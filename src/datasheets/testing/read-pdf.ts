import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a screen reader is told of a part of a page. */
export type PdfTag = { role: string; alt?: string; children: PdfTag[] }

export type PdfContent = {
  pages: number
  title: string
  author: string
  language: string
  /** As PDF writes a time (ISO 32000-1, 7.9.4). */
  created: string
  isTagged: boolean
  /** The running text as it would be copied, words apart by one space. */
  text: string
  tags: PdfTag[]
  bookmarks: string[]
  /** Addresses that the document leads to. */
  links: string[]
  /** The raw objects, for what no reader tells. */
  source: string
}

type StructureNode = { role?: string; alt?: string; children?: StructureNode[] }
type OutlineItem = { title: string; items: OutlineItem[] }

/** Reads a PDF with a reader that had no part in writing it. */
export async function readPdf(file: string): Promise<PdfContent> {
  const bytes = await readFile(file)
  const source = bytes.toString('latin1')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  // Declared as an object, and a Map in fact.
  const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null
  const facts = info as Record<string, string | undefined>
  const content: PdfContent = {
    pages: document.numPages,
    title: facts['Title'] ?? '',
    author: facts['Author'] ?? '',
    language: facts['Language'] ?? '',
    created: facts['CreationDate'] ?? '',
    isTagged: marks?.get('Marked') ?? false,
    text: '',
    tags: [],
    bookmarks: titlesOf(await document.getOutline()),
    links: [],
    source,
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      content.text += item.str + (item.hasEOL ? ' ' : '')
    }
    content.tags.push(...tagsOf((await page.getStructTree()) as StructureNode | null))
    const annotations = (await page.getAnnotations()) as { url?: string }[]
    content.links.push(...annotations.flatMap(({ url }) => (url === undefined ? [] : [url])))
  }
  content.text = content.text.replace(/\s+/g, ' ')
  await task.destroy()
  return content
}

/** Every tag of a role, wherever it stands. */
export function tagsOfRole(tags: readonly PdfTag[], role: string): PdfTag[] {
  return tags.flatMap((tag) => [
    ...(tag.role === role ? [tag] : []),
    ...tagsOfRole(tag.children, role),
  ])
}

function tagsOf(node: StructureNode | null): PdfTag[] {
  if (!node) return []
  const children = (node.children ?? []).flatMap(tagsOf)
  if (node.role === undefined || node.role === 'Root') return children
  return [{ role: node.role, ...(node.alt !== undefined && { alt: node.alt }), children }]
}

function titlesOf(outline: OutlineItem[] | null): string[] {
  return (outline ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)])
}
