import { z } from 'zod'
import type { Drawing } from '#drawings/kinds.ts'
import { drawingSchema } from './drawing.ts'
import {
  cityShape,
  haveRoom,
  NAME_LETTERS,
  NAME_TOO_LONG,
  NO_ROOM,
} from '#drawings/kinds/branch-map.ts'
import {
  mayLack,
  NOT_APPLICABLE,
  ownerMail,
  ownerPhone,
  ownerStreet,
  ownerText,
  ownerUrl,
  ownerValue,
  slug,
  text,
  withAddress,
} from './text.ts'

const branch = z.strictObject({
  id: slug,
  title: text,
  /** The city's name and place: its point on the map. */
  ...cityShape,
  city: text.max(NAME_LETTERS, NAME_TOO_LONG),
  region: text,
  comuna: text.optional(),
  address: ownerStreet,
  phone: mayLack(ownerPhone),
  email: mayLack(ownerMail),
  /** The city's skyline, beside the office on the home page; a city without one has none. */
  drawing: drawingSchema.optional(),
})

/** Who may carry the enquiries. */
const mailCarrier = z.enum(['relay', 'emailjs'], 'debe ser relay (receptor propio) o emailjs')

/** EmailJS's own guards (spec 8): off unless the owner turns them on. */
const emailGuards = z.strictObject({
  /** 451: refuses automated browsers. */
  blockHeadless: z.boolean().default(false),
  /** 403: refuses these values of the e-mail field. */
  blockedEmails: z.array(z.email()).default([]),
  /** 429: least time between two enquiries of one visitor. */
  minimumIntervalMs: z.int().nonnegative().default(0),
})

/** What the owner hands over or approves and no other part of the content has a place for. */
const ownerItem = z.strictObject({
  id: slug,
  field: text,
  appearsIn: text,
  /** Owed only where this carries the enquiries. */
  via: mailCarrier.optional(),
  /** `no aplica`: the owner has decided against it. */
  pendiente: z.union([z.literal(true), z.literal(NOT_APPLICABLE)], 'debe ser true o no aplica'),
  nota: text,
})

/** What a buyer would be glad of, and no page waits for: it goes into a field of its own once the owner has it. */
const helpfulItem = z.strictObject({ id: slug, field: text, goesIn: text, worth: text })

/** A block that was copied to add another needs an id of its own: other files name it by that. */
function sayRepeatedIds(items: readonly { id: string }[], context: z.RefinementCtx): void {
  items.forEach(({ id }, index) => {
    if (items.findIndex((one) => one.id === id) === index) return
    const message = `«${id}» ya está más arriba: cada uno lleva un id propio`
    context.addIssue({ code: 'custom', path: [index, 'id'], message })
  })
}

/** A block that was copied keeps the outline of the other city. */
function sayCityOfAnother(
  offices: readonly { city: string; drawing?: Drawing | undefined }[],
  context: z.RefinementCtx,
): void {
  const outlineOf = ({ drawing }: (typeof offices)[number]) =>
    drawing?.kind === 'skyline' ? drawing.city : undefined
  offices.forEach((office, index) => {
    const outline = outlineOf(office)
    const other = offices.slice(0, index).find((one) => outlineOf(one) === outline)
    if (outline === undefined || !other || other.city === office.city) return
    const message = `es el dibujo de ${other.city}: si ${office.city} no tiene el suyo, borra la línea drawing`
    context.addIssue({ code: 'custom', path: [index, 'drawing'], message })
  })
}

const brand = z.strictObject({
  name: ownerText,
  slug: ownerValue.transform(({ value }) => value).pipe(slug),
  /** Slugs that it had: the addresses with them lead to those of today. */
  antes: z.array(slug).optional(),
})

/** The part of content/sitio.yaml that fills `{marca}` and `{marca-slug}` in every other text. */
export const siteBrand = z.object({ brand })

/** content/sitio.yaml: what the owner sets once for the whole site. */
export const site = z.strictObject({
  brand,
  legalName: ownerText,
  /** Origin of the published site, https and without a trailing slash. */
  baseUrl: ownerValue.refine(
    ({ value }) => /^https:\/\/[a-z0-9.-]+$/.test(value),
    'debe ser https://dominio, sin barra final',
  ),
  tagline: text,
  branches: z
    .array(branch)
    .nonempty('falta al menos una sucursal')
    .refine(haveRoom, NO_ROOM)
    .superRefine(sayRepeatedIds)
    .superRefine(sayCityOfAnother),
  networks: z
    .array(z.strictObject({ id: slug, name: text, url: mayLack(ownerUrl) }))
    .superRefine(sayRepeatedIds)
    .default([])
    .transform(withAddress),
  certificates: z.strictObject({ baseUrl: mayLack(ownerUrl), label: text }),
  copyright: ownerText,
  email: z.strictObject({
    /** EmailJS needs both of its identifiers; the relay needs neither. */
    via: mailCarrier,
    /** Where the relay listens on its machine, if not where it does by itself (deploy/headers.ts). */
    port: z.int().min(1024).max(65_535).optional(),
    serviceId: ownerValue.refine(
      ({ value, pending }) => pending || /^\w[\w-]+$/.test(value),
      'copia el identificador del servicio desde EmailJS: service_ y siete signos',
    ),
    publicKey: ownerValue.refine(
      ({ value, pending }) => pending || /^[\w-]{15,}$/.test(value),
      'copia la clave pública desde EmailJS: unos 17 signos, sin espacios',
    ),
    guards: emailGuards.prefault({}),
    /** Together, in one mail: what the EmailJS plan says. Its free plan takes none. */
    attachmentsKb: z.int().min(0).max(30_000).default(0),
  }),
  /** Only read by the list of what is pending; an item leaves the list when it is settled. */
  owner: z.array(ownerItem).default([]),
  /** Only read by the same list, apart from what is pending. */
  helpful: z.array(helpfulItem).default([]),
})

export type Site = z.output<typeof site>
export type Branch = Site['branches'][number]
