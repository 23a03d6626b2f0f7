import { z } from 'zod'
import { drawingSchema } from './drawing.ts'
import { machine as machineDrawing } from '#drawings/kinds/machine/machine.ts'
import { didYouMean } from './nearest-word.ts'
import { heading } from './page-heading.ts'
import { product, productEntry } from './product.ts'
import { specRow } from './quantity.ts'
import { section, sidebar, type Section } from './section.ts'
import { surveyMachine } from './survey-machine.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { date, internalHref, slug, text } from './text.ts'

const OR = new Intl.ListFormat('es-CL', { type: 'disjunction' })

/**
 * The columns of a page's list, where the usual choice by most-published figures would not fit. A product without
 * a figure says in a few words, under the dash, what it depends on.
 */
const columns = z
  .array(
    z.strictObject({
      /** A facet, or a property of the vocabulary. */
      of: z.union([z.enum(FACET_NAMES), text]),
      name: text,
      words: z.array(z.strictObject({ ref: slug, text })).default([]),
    }),
  )
  .max(4, 'caben cuatro columnas')
  .default([])

/** The headings of a page's product list, in order; each product names its own. */
const groups = z.array(text).default([])

/** Whether a section has only words and figures. */
function isPlain({ drawings, cards, video, table, chart, subsections }: Section): boolean {
  return (
    [...drawings, ...cards, ...subsections].length === 0 &&
    [video, table, chart].every((part) => part === undefined)
  )
}

/**
 * /industrias/{id}: the machines of an industry, what attacks their seals, and the products that seal them. Each
 * product is listed under a machine of a kind that it serves, with the reason.
 */
const industryPage = z.strictObject({
  kind: z.literal('industry'),
  ...heading,
  machines: z
    .array(
      z.strictObject({
        name: text,
        /** Where in the plant it works. */
        where: text.optional(),
        /** Id of its kind of machine (vocabulario/seleccion.yaml); without one, the reasons quote applications. */
        equipment: slug.optional(),
        /** What attacks its seal. */
        fault: text,
      }),
    )
    .nonempty(),
  products: z.array(z.strictObject({ ref: slug, group: text, reason: text })).nonempty(),
  solutions: z.array(z.strictObject({ href: internalHref, line: text })).default([]),
  /** Recorded facts, in words and figures, each with its source. */
  sections: z
    .array(
      section.refine(isPlain, 'en una industria van párrafos, puntos, cifras, una nota y enlaces'),
    )
    .default([]),
})

/** /equipos/{id}: every product for a kind of machine; the id is that of vocabulario/seleccion.yaml. */
const equipmentPage = z.strictObject({
  kind: z.literal('equipment'),
  ...heading,
  /** Its drawing, with the places on it by their names there: the index of the products. */
  scheme: z
    .strictObject({
      machine: machineDrawing.schema.shape.machine,
      places: z
        .array(
          z.strictObject({
            at: slug,
            label: text,
            /** Pages whose products, with those of pages below, belong there; the page nearest to a product decides. */
            from: z.array(z.strictObject({ href: internalHref })).nonempty(),
          }),
        )
        .nonempty(),
    })
    .optional(),
  columns,
  intro: z.array(text).default([]),
})

/** A list of links to the categories of a family (spec 2, "Index pages"). */
const familyPage = z.strictObject({
  kind: z.literal('family'),
  ...heading,
  intro: z.array(text).default([]),
  listHeading: text,
  /** For a family that is one system: its drawing, with the places that its pages cover. */
  system: z
    .strictObject({
      drawing: drawingSchema,
      places: z.array(z.strictObject({ at: slug, href: internalHref })).nonempty(),
    })
    .optional(),
  /** Sections below the list. */
  sections: z.array(section).default([]),
  /** How a visitor starts: a question, what to send, and the label of the link. */
  pilot: z.strictObject({ heading: text, line: text, label: text }).optional(),
  figures: z.array(specRow).default([]),
  /** Links of a family to pages of others; `machine` restricts a link to products for that kind. */
  links: z
    .array(
      z.strictObject({ label: text, line: text, href: internalHref, machine: slug.optional() }),
    )
    .default([]),
  groups,
  products: z.array(productEntry).default([]),
})

/** A category of products (spec 2, "Catalogue category pages"). */
const categoryPage = z.strictObject({
  kind: z.literal('category'),
  ...heading,
  intro: z.array(text).default([]),
  sidebar: sidebar.optional(),
  figures: z.array(specRow).default([]),
  /** The kind of machine that the whole list is for; rows show the figure for it. */
  machine: slug.optional(),
  /** Its products have a piped seal chamber, so the list to quote asks for the piping plan. */
  isPiped: z.literal(true).optional(),
  groups,
  products: z.array(productEntry).nonempty(),
})

/** The sections of every solution: id, and the word that its heading begins with (spec 2). */
const SOLUTION_PARTS: Readonly<Record<string, string>> = {
  dificultades: 'Dificultades',
  solucion: 'Solución',
  resultados: 'Resultados',
  beneficios: 'Beneficios',
}

const tellsAll = (sections: readonly Section[]) =>
  sections.map(({ id }) => id).join() === Object.keys(SOLUTION_PARTS).join()

const isNamed = ({ id, heading: words }: Section) => {
  const name = SOLUTION_PARTS[id]
  return name === undefined || new RegExp(`^${name}(?:[: ]|$)`, 'u').test(words)
}

/** /soluciones/{id}: the state before and after a solution, its results, and the reasons. */
const solutionPage = z.strictObject({
  kind: z.literal('solution'),
  ...heading,
  /** Ids of the products, defined on other pages, that it consists of. */
  uses: z.array(slug).default([]),
  sections: z
    .array(section)
    .refine(
      tellsAll,
      `una solución tiene estas partes, en este orden: ${Object.keys(SOLUTION_PARTS).join(', ')}`,
    )
    .refine((sections) => sections.every(isNamed), {
      error: `el título de cada parte comienza con su nombre: ${Object.values(SOLUTION_PARTS).join(', ')}`,
    })
    .transform((sections) => sections as [Section, Section, Section, Section]),
})

/** A page of running text in sections: landing pages, conditions, privacy. */
const articlePage = z.strictObject({
  kind: z.literal('article'),
  ...heading,
  /** Its opening drawing, if no product's drawing fits. */
  opening: drawingSchema.optional(),
  /** A button below the title that leads to a section of the page. */
  explore: z.strictObject({ label: text, section: slug }).optional(),
  sections: z.array(section).nonempty(),
  /** A row of this page's products that rotates the first to the end (spec 4). */
  carousel: z.strictObject({ heading: text, products: z.array(slug).min(2) }).optional(),
  /** Heading of the products, which follow the sections. */
  productsHeading: text.optional(),
  columns,
  groups,
  products: z.array(product).default([]),
})

/** /contacto: the texts around the form; fields and messages follow the specification (spec 5). */
const contactPage = z.strictObject({
  kind: z.literal('contact'),
  ...heading,
  /** Printed in bold above the button (spec 2, "Contact screen"). */
  note: text,
  privacyLine: text,
  branchesHeading: text,
})

/** /selector and /comparar: the texts around the tool. */
const toolPage = z.strictObject({
  kind: z.literal('tool'),
  ...heading,
  intro: z.array(text).default([]),
  /** Always shown beside the results. */
  note: text,
})

/** /documentos: the texts around the list of documents, and the company's own documents. */
const documentsPage = z.strictObject({
  kind: z.literal('documents'),
  ...heading,
  note: text,
  /** Each is the PDF with that id in the folder documentos. */
  documents: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        type: text,
        language: text.optional(),
        issued: date,
      }),
    )
    .default([]),
})

/** /glosario: the words above the terms of vocabulario/glosario.yaml. */
const glossaryPage = z.strictObject({ kind: z.literal('glossary'), ...heading })

/** /planes-api: the words around the plans of vocabulario/planes-api.yaml. */
const plansPage = z.strictObject({ kind: z.literal('plans'), ...heading, note: text })

/** /clientes: the number of customers by region, and the logos that the owner may show. */
const customersPage = z.strictObject({
  kind: z.literal('customers'),
  ...heading,
  zones: z
    .array(
      z.strictObject({
        id: slug,
        heading: text,
        /** The customers' trades, where known. */
        sectors: text.optional(),
        count: z.int().positive('va un número de 1 o más'),
        /** Id of the branch there. */
        branch: slug,
        /** Files in `content/clientes`, with their alternative texts (spec 3). */
        logos: z.array(z.strictObject({ image: text, alt: text })).default([]),
      }),
    )
    .nonempty('falta al menos un grupo de clientes'),
  industriesHeading: text,
  casesHeading: text,
  cases: z
    .array(
      z.strictObject({
        label: text,
        /** The result, in large type, and what it measures. */
        result: text,
        line: text,
        href: internalHref,
        /** The home page's solution whose drawing is shown, if the page is not one itself. */
        pictureOf: internalHref.optional(),
      }),
    )
    .default([]),
})

/** /ficha-de-levantamiento: what to measure on each kind of machine before a seal is asked for. */
const surveyPage = z.strictObject({
  kind: z.literal('survey'),
  ...heading,
  intro: z.array(text).default([]),
  machines: z.array(surveyMachine).nonempty(),
})

/** The message for a page with a missing or unknown kind. */
function unknownKind({ input }: Parameters<z.core.$ZodErrorMap>[0]): string {
  const kinds = page.options.map(({ shape }) => shape.kind.value)
  const written: unknown = Object(input).kind
  const near = typeof written === 'string' ? didYouMean(written, kinds) : ''
  return `kind debe ser ${OR.format(kinds)}${near}`
}

/** Every page with a path of its own, discriminated by `kind`. */
export const page = z.discriminatedUnion(
  'kind',
  [
    familyPage,
    categoryPage,
    articlePage,
    solutionPage,
    industryPage,
    equipmentPage,
    contactPage,
    toolPage,
    documentsPage,
    glossaryPage,
    plansPage,
    customersPage,
    surveyPage,
  ],
  { error: unknownKind },
)

export type Page = z.output<typeof page>
export type FamilyPage = z.output<typeof familyPage>
export type CategoryPage = z.output<typeof categoryPage>
export type ArticlePage = z.output<typeof articlePage>
export type SolutionPage = z.output<typeof solutionPage>
export type AskedColumn = z.output<typeof columns>[number]
export type EquipmentPage = z.output<typeof equipmentPage>
export type IndustryPage = z.output<typeof industryPage>
