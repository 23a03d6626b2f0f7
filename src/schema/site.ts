import { z } from 'zod'
import type { Drawing } from '#drawings/kinds.ts'
import { drawingSchema } from './drawing.ts'
import { sayRepeated } from './say-repeated.ts'
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
  /** The city's name and its point on the map. */
  ...cityShape,
  city: text.max(NAME_LETTERS, NAME_TOO_LONG),
  region: text,
  comuna: text.optional(),
  address: ownerStreet,
  phone: mayLack(ownerPhone),
  email: mayLack(ownerMail),
  /** The city's skyline, beside the branch on the home page; optional. */
  drawing: drawingSchema.optional(),
})

/** Who delivers enquiries. */
const mailCarrier = z.enum(['relay', 'emailjs'], 'debe ser relay (receptor propio) o emailjs')

/** EmailJS's own guards (spec 8); off unless the owner enables them. */
const emailGuards = z.strictObject({
  /** Status 451 for automated browsers. */
  blockHeadless: z.boolean().default(false),
  /** Status 403 for these values of the e-mail field. */
  blockedEmails: z.array(z.email()).default([]),
  /** Status 429 below this time between two enquiries of one visitor. */
  minimumIntervalMs: z.int().nonnegative().default(0),
})

/** Something the owner hands over or approves that has no other place in the content. */
const ownerItem = z.strictObject({
  id: slug,
  field: text,
  appearsIn: text,
  /** Owed only if this carrier delivers the enquiries. */
  via: mailCarrier.optional(),
  /** `no aplica`: the owner decided against it. */
  pendiente: z.union([z.literal(true), z.literal(NOT_APPLICABLE)], 'debe ser true o no aplica'),
  nota: text,
})

/** Optional information that would help buyers; it moves to its own field once the owner supplies it. */
const helpfulItem = z.strictObject({ id: slug, field: text, goesIn: text, worth: text })

/** Reports a branch with another city's skyline, as left by copying a block. */
function sayCityOfAnother(
  branches: readonly { city: string; drawing?: Drawing | undefined }[],
  context: z.RefinementCtx,
): void {
  const outlineOf = ({ drawing }: (typeof branches)[number]) =>
    drawing?.kind === 'skyline' ? drawing.city : undefined
  branches.forEach((own, index) => {
    const outline = outlineOf(own)
    const other = branches.slice(0, index).find((one) => outlineOf(one) === outline)
    if (outline === undefined || !other || other.city === own.city) return
    const message = `es el dibujo de ${other.city}: si ${own.city} no tiene el suyo, borra la línea drawing`
    context.addIssue({ code: 'custom', path: [index, 'drawing'], message })
  })
}

const brand = z.strictObject({
  name: ownerText,
  slug: ownerValue.transform(({ value }) => value).pipe(slug),
  /** The brand's former slugs: addresses that contain them redirect to the present ones. */
  antes: z.array(slug).optional(),
})

/** The part of content/sitio.yaml that fills `{marca}` and `{marca-slug}` in all other texts. */
export const siteBrand = z.object({ brand })

/** content/sitio.yaml: the owner's settings for the whole site. */
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
    .superRefine(sayRepeated('id'))
    .superRefine(sayCityOfAnother),
  networks: z
    .array(z.strictObject({ id: slug, name: text, url: mayLack(ownerUrl) }))
    .superRefine(sayRepeated('id'))
    .default([])
    .transform(withAddress),
  certificates: z.strictObject({ baseUrl: mayLack(ownerUrl), label: text }),
  copyright: ownerText,
  email: z.strictObject({
    /** EmailJS needs both of its ids; the relay needs neither. */
    via: mailCarrier,
    /** The relay's local port, if not the default (deploy/headers.ts). */
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
    /** Total size of a mail's attachments by the EmailJS plan; the free plan allows none. */
    attachmentsKb: z.int().min(0).max(30_000).default(0),
  }),
  /** Read only by the list of pending items; a settled item is removed. */
  owner: z.array(ownerItem).default([]),
  /** Read only by the same list, in a part of its own. */
  helpful: z.array(helpfulItem).default([]),
})

export type Site = z.output<typeof site>
export type Branch = Site['branches'][number]
