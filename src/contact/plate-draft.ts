import { putFirst } from './comment-opening.ts'
import { readDraft, writeDraft } from './enquiry-draft.ts'
import type { EnquiryFile } from './enquiry-file.ts'

/** The texts entered beside the photograph of a nameplate. */
export type PlateWords = { tag: string; phone: string }

/** The sentence that begins the comment, as `plateSentence` writes it. */
const SENTENCE =
  /^Solicito cotización (?:según la foto de la placa(?: \(TAG (.+)\))?|para el equipo TAG (.+))\.$/m

function plateSentence(tag: string, hasPhoto: boolean): string {
  if (hasPhoto) return `Solicito cotización según la foto de la placa${tag && ` (TAG ${tag})`}.`
  return tag && `Solicito cotización para el equipo TAG ${tag}.`
}

/** Proposes a comment for photographs without a list, and removes it again when they are removed. */
export function commentWithPhoto(
  comment: string,
  files: readonly EnquiryFile[],
  list: string,
): string {
  const hasPhoto = files.some(({ content }) => content.type.startsWith('image/'))
  if (hasPhoto) return list === '' && comment.trim() === '' ? plateSentence('', true) : comment
  return comment.trim() === plateSentence('', true) ? '' : comment
}

/** What the form's draft already says about the plate. */
export function readPlate(): PlateWords {
  const { comment, phone } = readDraft().values
  const [, tag = '', tagAlone = ''] = SENTENCE.exec(comment) ?? []
  return { tag: tag || tagAlone, phone }
}

/** Writes the plate's sentence at the start of the draft's comment; other text stays. */
export function writePlate({ tag, phone }: PlateWords, hasPhoto: boolean): void {
  const draft = readDraft()
  const { comment } = draft.values
  const [former = ''] = SENTENCE.exec(comment) ?? []
  const sentence = plateSentence(tag.trim(), hasPhoto)
  const values = { ...draft.values, phone, comment: putFirst(sentence, comment, former) }
  // The former enquiry may have arrived: once edited, it is a new one.
  const isKnown = draft.left === 'editing' || draft.left === 'waiting'
  writeDraft({ ...draft, values, reference: isKnown ? draft.reference : '' })
}
