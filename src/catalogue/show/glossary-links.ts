import type { GlossaryTerm } from '#schema/vocabulary.ts'
import { GLOSSARY_PATH } from '../paths.ts'
import type { SectionView } from './section.ts'
import { termFinder } from './term-forms.ts'

/** A glossary term as the text writes it, and the address of its entry. */
export type TermLink = { words: string; href: string }

/** A running text; split into pieces where it contains glossary terms. */
export type LinkedText = string | readonly (string | TermLink)[]

/** Links a page's running text to the glossary: each term at its first use on the page. */
export function glossaryLinker(terms: readonly GlossaryTerm[]): (text: string) => LinkedText {
  const find = termFinder(terms)
  const linked = new Set<string>()
  return (text) => {
    const parts: (string | TermLink)[] = []
    let end = 0
    for (const { id, index, length } of find(text)) {
      if (linked.has(id)) continue
      linked.add(id)
      if (index > end) parts.push(text.slice(end, index))
      end = index + length
      parts.push({ words: text.slice(index, end), href: `${GLOSSARY_PATH}#${id}` })
    }
    if (end === 0) return text
    return end < text.length ? [...parts, text.slice(end)] : parts
  }
}

/** A section of an article with its terms linked; its subsections are linked after it. */
export function linkSection(section: SectionView, link: (text: string) => LinkedText): SectionView {
  const paragraphs = section.paragraphs.map((paragraph) => link(plainText(paragraph)))
  const subsections = section.subsections.map((part) => linkSection(part, link))
  return { ...section, paragraphs, subsections }
}

/** The text without its links. */
export function plainText(text: LinkedText): string {
  if (typeof text === 'string') return text
  return text.map((part) => (typeof part === 'string' ? part : part.words)).join('')
}
