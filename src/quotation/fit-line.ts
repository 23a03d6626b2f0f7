import { TEXT_MOST, type NewLine } from '#visitor/quote-list.ts'
import { freeLine } from './find-product.ts'
import type { PastedLine } from './pasted-line.ts'

/** The line, and what does not fit in it as lines in the visitor's words. */
export function fitting(read: PastedLine): PastedLine[] {
  const { line, rest } = fitted(read.line)
  if (rest === '') return [{ ...read, line }]
  const { heading } = read
  const more = fitting({ line: freeLine(rest), written: rest, row: rest, heading })
  return [{ ...read, line, row: read.row.replace(rest, '') }, ...more]
}

/** What exceeds its field continues in the note; `rest`: what exceeds the note. */
function fitted(line: NewLine): { line: NewLine; rest: string } {
  const isFree = line.id === ''
  const [name, after] = isFree ? cutAt(line.label, TEXT_MOST.name) : [line.label, '']
  const service = Object.entries(line.service ?? {})
  const isLong = ([, text]: [string, string]) => text.length > TEXT_MOST.service
  const [tag, untagged] = (line.tag ?? '').length > TEXT_MOST.tag ? ['', line.tag] : [line.tag, '']
  const words = [line.note, after, untagged, ...service.filter(isLong).map(([, text]) => text)]
  const [note, rest] = cutAt(words.filter(Boolean).join('; '), TEXT_MOST.note)
  return {
    line: {
      ...line,
      ...(isFree && { label: name, name }),
      ...(tag !== undefined && { tag }),
      ...(line.service && { service: Object.fromEntries(service.filter((one) => !isLong(one))) }),
      ...(note !== '' && { note }),
    },
    rest,
  }
}

/** A text of at most so many characters, and what follows, parted at a space if there is one. */
function cutAt(text: string, most: number): [text: string, rest: string] {
  if (text.length <= most) return [text, '']
  const end = text.lastIndexOf(' ', most)
  const cut = end > 0 ? end : most
  return [text.slice(0, cut), text.slice(cut).trim()]
}
