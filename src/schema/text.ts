import { z } from 'zod'
import { slugOf } from './fold-text.ts'
import type { ProblemKind } from './problem-kind.ts'
import { setType } from '#figures/set-type.ts'

// TODO and TBD in capitals only: "todo" is an ordinary Spanish word.
const FILLER = /[Ll]orem ipsum|\bTODO\b|\bTBD\b|\b[Xx]{3,}\b|[Pp]or definir|[Tt]exto de relleno/
/** Typographic quotes, which a word processor puts where YAML needs straight ones. */
const WORD_QUOTED = /^[“”„].*[“”]$|^‘.*’$/
/** Signs without width, which come along when a text is copied from a PDF or a chat. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const TAG = /<\/?[a-z][^<>]*>/i
/** Placeholders that are matched in lower case only. */
const NAMES = new Set(['{marca}', '{marca-slug}', '{ciudades}', '{modelos}'])
const UNRESOLVED = /\{[^}]*\}/

/** Placeholders filled from the page's product list; left unfilled if the list cannot be read. */
const OF_THE_LIST = /^\{(productos|modelos)\b/i

/**
 * A text for visitors: not empty, no filler, no unresolved placeholder such as `{brand}`. It is typeset (figures,
 * fractions, O-rings) and normalised to composed form (NFC).
 */
export const text = z
  .string()
  .trim()
  .min(1, 'el texto está vacío')
  .superRefine((value, context) => {
    const [placeholder] = UNRESOLVED.exec(value) ?? []
    if (placeholder === undefined) return
    const small = placeholder.toLowerCase()
    const meant = NAMES.has(small) && small !== placeholder ? `: escribe ${small}` : ''
    const message = `queda un marcador sin resolver entre llaves: ${placeholder}${meant}`
    const [, ofTheList] = OF_THE_LIST.exec(placeholder) ?? []
    if (ofTheList === undefined) {
      context.addIssue({ code: 'custom', message })
      return
    }
    const advice = /p/i.test(ofTheList)
      ? '. Si la lista tiene uno solo: {productos|un modelo|modelos}'
      : ''
    const kind: ProblemKind = 'list placeholder'
    context.addIssue({ code: 'custom', message: message + advice, params: { kind } })
  })
  .refine((value) => !FILLER.test(value), 'parece texto de relleno')
  .refine(
    (value) => !WORD_QUOTED.test(value),
    'las comillas “ ” de Word son parte del texto: bórralas',
  )
  .refine((value) => !TAG.test(value), 'el texto va sin etiquetas de HTML, como <b>')
  .overwrite((value) => setType(value.replaceAll(INVISIBLE, '').normalize('NFC')))

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Part of an address or a fragment: lower-case ASCII words joined by hyphens. */
export const slug = z.string().regex(SLUG, {
  error: ({ input }) => {
    const near = slugOf(String(input))
    const advice = isSlug(near) ? `: escribe ${near}` : ''
    return `debe ser minúsculas, cifras y guiones, sin tildes${advice}`
  },
})

export function isSlug(name: string): boolean {
  return SLUG.test(name)
}

/** An ISO 8601 date. */
export const date = z.iso.date('una fecha se escribe 2026-11-30')

/** A former address of a page, redirected for good; it may contain the former brand. */
export const formerPath = z
  .string()
  .regex(/^(?:\/[a-z0-9-]+)+$/, 'una dirección anterior se escribe como /productos/sellos/442c')

/** A link inside the site, checked against the pages by the catalogue. */
export const internalHref = z
  .string()
  .regex(
    /^(\/[a-z0-9/-]*)?(#[a-z0-9-]+|\.pdf)?$/,
    'debe ser una ruta del sitio, como /contacto, o un documento de la empresa',
  )
  .min(1, 'el enlace está vacío')

const pendingValue = z.strictObject({
  pendiente: z.literal(
    true,
    'si el dato ya está, va solo, en lugar de todo el bloque: desde pendiente hasta nota',
  ),
  muestra: text,
  nota: text.optional(),
})

/** A value that only the owner can supply; neutral sample text replaces it while `pending`. */
export type OwnerValue = { value: string; pending: boolean }

/** Signs of sample text, which no real value has. */
const SAMPLE =
  /\.example\b|\bpor (?:confirmar|entregar|definir)\b|\bde[- ]muestra\b|\b0000\b|0 000 000$/i
const IS_SAMPLE =
  'todavía es el texto de muestra: escribe el valor real, o vuelve a pendiente: true'

const CANNOT_LACK = 'este dato no puede faltar: aquí no se escribe no aplica'

/** For values that become links (telephones, addresses): keeps whether the value is pending. */
export const ownerValue = z
  .union([text, pendingValue], 'debe ser un texto, o { pendiente: true, muestra: … }')
  .transform((value): OwnerValue =>
    typeof value === 'string' ? { value, pending: false } : { value: value.muestra, pending: true },
  )
  .refine(({ value, pending }) => pending || !SAMPLE.test(value), IS_SAMPLE)
  .refine(({ value }) => !isNearlyNotApplicable(value), { error: CANNOT_LACK, abort: true })

/** An owner's value of a given form; samples may have any. */
function formed(form: RegExp, advice: string) {
  return ownerValue.refine(({ value, pending }) => pending || form.test(value), advice)
}

/** A branch's telephone: nine digits after +56, in any groups (the form's own rule: contact/enquiry-rules.ts). */
export const ownerPhone = formed(
  /^\+56(?: ?\d){9}$/,
  'un teléfono lleva código de país y de área, y nueve cifras: +56 2 2345 6789',
)
export const ownerMail = formed(
  /^(?!mailto:)[^\s@,;<>]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  'un correo se escribe como ventas@empresa.cl',
)
export const ownerStreet = formed(/\d|\bs\/n\b/i, 'una dirección lleva calle y número, o s/n')
export const ownerUrl = formed(
  /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/,
  'una dirección de internet empieza con https:// y no lleva espacios',
)

/** The owner's words for a value that does not exist and never will: the field counts as absent. */
export const NOT_APPLICABLE = 'no aplica'

/** Near misses of those words, which would be published as text. */
const NEARLY_NOT_APPLICABLE =
  /^(?:no aplica|n\.?\/?a|no (?:hay|tiene|tenemos|corresponde|existe)|ningun[oa])\.?$/i
/** The message for such a near miss. */
export const WRITE_NOT_APPLICABLE = `si no hay ni habrá, escribe ${NOT_APPLICABLE}, en minúsculas`

/** Whether the value is such a near miss. */
export function isNearlyNotApplicable(value: unknown): boolean {
  return typeof value === 'string' && NEARLY_NOT_APPLICABLE.test(value.trim())
}

/** Wraps a value that the owner may declare not applicable. */
export function mayLack<Schema extends z.ZodType>(schema: Schema) {
  const given = (value: unknown, context: z.RefinementCtx) => {
    if (value === NOT_APPLICABLE) return undefined
    if (isNearlyNotApplicable(value)) context.addIssue(WRITE_NOT_APPLICABLE)
    return value
  }
  return z.preprocess(given, schema.optional()).optional()
}

/** The entries that have an address; the others are dropped. */
export function withAddress<Entry extends { url?: OwnerValue | undefined }>(
  entries: readonly Entry[],
): (Entry & { url: OwnerValue })[] {
  return entries.flatMap(({ url, ...entry }) =>
    url === undefined ? [] : [{ ...entry, url } as Entry & { url: OwnerValue }],
  )
}

/** Running text that may still be pending; its type is a plain string either way. */
export const ownerText = ownerValue.transform(({ value }) => value)
