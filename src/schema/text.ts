import { z } from 'zod'
import { slugOf } from './fold-text.ts'
import type { ProblemKind } from './problem-kind.ts'
import { setType } from '#figures/set-type.ts'

// TODO and TBD in capitals only: "todo" is an ordinary Spanish word.
const FILLER = /[Ll]orem ipsum|\bTODO\b|\bTBD\b|\b[Xx]{3,}\b|[Pp]or definir|[Tt]exto de relleno/
/** What a word processor makes of the quotes that YAML takes. */
const WORD_QUOTED = /^[“”„].*[“”]$|^‘.*’$/
const TAG = /<\/?[a-z][^<>]*>/i
/** Placeholders that stand for a name, and are written one way. */
const NAMES = new Set(['{marca}', '{marca-slug}', '{ciudades}', '{modelos}'])
const UNRESOLVED = /\{[^}]*\}/

/** What its page's list fills: nothing where the list cannot be read. */
const OF_THE_LIST = /^\{(productos|modelos)\b/i

/**
 * A text a visitor reads: not empty, no filler, no unresolved placeholder such as `{brand}`; its
 * figures, fractions and O-rings set. In composed form, whichever way the editor's machine writes accents.
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
  .overwrite((value) => setType(value.normalize('NFC')))

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

/** A day of the calendar, as ISO 8601 writes it. */
export const date = z.iso.date('una fecha se escribe 2026-11-30')

/** An address that a page once had: it leads to the page for ever. The former brand may stand in it. */
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

/** A value that only the owner can supply; until then neutral sample text stands in for it. */
export type OwnerValue = { value: string; pending: boolean }

/** What samples say and no real value does. */
const SAMPLE =
  /\.example\b|\bpor (?:confirmar|entregar|definir)\b|\bde[- ]muestra\b|\b0000\b|0 000 000$/i
const IS_SAMPLE =
  'todavía es el texto de muestra: escribe el valor real, o vuelve a pendiente: true'

const CANNOT_LACK = 'este dato no puede faltar: aquí no se escribe no aplica'

/** Keeps whether the value is still pending, for values that become links (telephones, addresses). */
export const ownerValue = z
  .union([text, pendingValue], 'debe ser un texto, o { pendiente: true, muestra: … }')
  .transform((value): OwnerValue =>
    typeof value === 'string' ? { value, pending: false } : { value: value.muestra, pending: true },
  )
  .refine(({ value, pending }) => pending || !SAMPLE.test(value), IS_SAMPLE)
  .refine(({ value }) => !isNearlyNotApplicable(value), { error: CANNOT_LACK, abort: true })

/** A value of the owner's of a known form; a sample may have any. */
function formed(form: RegExp, advice: string) {
  return ownerValue.refine(({ value, pending }) => pending || form.test(value), advice)
}

/** An office's telephone: nine digits after the country's code, in any groups (the form's rule stands apart: contact/enquiry-rules.ts). */
export const ownerPhone = formed(
  /^\+56(?: ?\d){9}$/,
  'un teléfono lleva código de país y de área, y nueve cifras: +56 2 2345 6789',
)
export const ownerMail = formed(
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  'un correo se escribe como ventas@empresa.cl',
)
export const ownerStreet = formed(/\d|\bs\/n\b/i, 'una dirección lleva calle y número, o s/n')
export const ownerUrl = formed(
  /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/,
  'una dirección de internet empieza con https:// y no lleva espacios',
)

/** The owner's word for a value that does not exist and never will: the field counts as missing. */
export const NOT_APPLICABLE = 'no aplica'

/** The same said in other words, which would be published. */
const NEARLY_NOT_APPLICABLE =
  /^(?:no aplica|n\.?\/?a|no (?:hay|tiene|tenemos|corresponde|existe)|ningun[oa])\.?$/i
/** What is said then. */
export const WRITE_NOT_APPLICABLE = `si no hay ni habrá, escribe ${NOT_APPLICABLE}, en minúsculas`

/** Whether somebody who has none of it has written so, but not in the words that say it. */
export function isNearlyNotApplicable(value: unknown): boolean {
  return typeof value === 'string' && NEARLY_NOT_APPLICABLE.test(value.trim())
}

/** A value that the owner may never have. */
export function mayLack<Schema extends z.ZodType>(schema: Schema) {
  const given = (value: unknown, context: z.RefinementCtx) => {
    if (value === NOT_APPLICABLE) return undefined
    if (isNearlyNotApplicable(value)) context.addIssue(WRITE_NOT_APPLICABLE)
    return value
  }
  return z.preprocess(given, schema.optional()).optional()
}

/** Entries without the address that they are for are no entries. */
export function withAddress<Entry extends { url?: OwnerValue | undefined }>(
  entries: readonly Entry[],
): (Entry & { url: OwnerValue })[] {
  return entries.flatMap(({ url, ...entry }) =>
    url === undefined ? [] : [{ ...entry, url } as Entry & { url: OwnerValue }],
  )
}

/** Running text that the owner may still have to supply: reads the same either way. */
export const ownerText = ownerValue.transform(({ value }) => value)
