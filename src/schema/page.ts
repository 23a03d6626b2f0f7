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
 * The columns of an article's list, where its kind is bought by others than most of its products publish; a product that publishes
 * no figure says in words what stands in its place, over as many columns as they take.
 */
const columns = z
  .array(
    z.strictObject({
      /** A facet, or a property of the vocabulary. */
      of: z.union([z.enum(FACET_NAMES), text]),
      name: text,
      words: z
        .array(z.strictObject({ ref: slug, text, span: z.int().min(1).max(4).default(1) }))
        .default([]),
    }),
  )
  .max(4, 'caben cuatro columnas')
  .default([])

/** The headings under which a page lists its products, in their order; each product names its own. */
const groups = z.array(text).default([])

/** Whether a section is words and figures alone. */
function isPlain({ drawings, cards, video, table, chart, subsections }: Section): boolean {
  return (
    [...drawings, ...cards, ...subsections].length === 0 &&
    [video, table, chart].every((part) => part === undefined)
  )
}

/**
 * /industrias/{id}: which machines an industry runs, what attacks their seals, and which products seal
 * them. A product stands under one of the machines, with the reason; it serves that kind of machine.
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
        /** Its kind, an id of vocabulario/seleccion.yaml; without one, the reasons quote applications. */
        equipment: slug.optional(),
        /** What attacks its seal. */
        fault: text,
      }),
    )
    .nonempty(),
  products: z.array(z.strictObject({ ref: slug, group: text, reason: text })).nonempty(),
  solutions: z.array(z.strictObject({ href: internalHref, line: text })).default([]),
  /** What is on record, in words and figures, each with its source. */
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
  /** Its drawing, and the places on it by the names that the drawing gives them: the index of the products. */
  scheme: z
    .strictObject({
      machine: machineDrawing.schema.shape.machine,
      places: z
        .array(
          z.strictObject({
            at: slug,
            label: text,
            /** Pages whose products belong there, and all below them; the nearest to a product decides. */
            from: z.array(z.strictObject({ href: internalHref })).nonempty(),
          }),
        )
        .nonempty(),
    })
    .optional(),
  intro: z.array(text).default([]),
})

/** A list of links to the categories of a family (spec 2, "Index pages"). */
const familyPage = z.strictObject({
  kind: z.literal('family'),
  ...heading,
  intro: z.array(text).default([]),
  listHeading: text,
  /** A family that is one system: the drawing of it, with the places that its pages tell of. */
  system: z
    .strictObject({
      drawing: drawingSchema,
      places: z.array(z.strictObject({ at: slug, href: internalHref })).nonempty(),
    })
    .optional(),
  /** What is said below the list. */
  sections: z.array(section).default([]),
  /** How a visitor begins: the question, what to send, and the words of the link. */
  pilot: z.strictObject({ heading: text, line: text, label: text }).optional(),
  figures: z.array(specRow).default([]),
  /** Links of a family that lists pages of others; `machine`: it means their products for that kind alone. */
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
  /** The kind of machine that all of its list serves: of a figure by machine, the row says this one's. */
  machine: slug.optional(),
  /** The chamber of its products is piped by a plan: the list to quote asks for it. */
  isPiped: z.literal(true).optional(),
  groups,
  products: z.array(productEntry).nonempty(),
})

/** What every solution tells: the ids of its sections, and the name that each heading begins with (spec 2). */
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

/** /soluciones/{id}: what a place was like before and after a solution, what that brought, and why. */
const solutionPage = z.strictObject({
  kind: z.literal('solution'),
  ...heading,
  /** Products of other pages that it is made of, by id. */
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
  /** The drawing that it opens with, where no product's tells of it. */
  opening: drawingSchema.optional(),
  /** A button under the title that goes to a section of this page. */
  explore: z.strictObject({ label: text, section: slug }).optional(),
  sections: z.array(section).nonempty(),
  /** A row of this page's products that rotates its first and last (spec 4). */
  carousel: z.strictObject({ heading: text, products: z.array(slug).min(2) }).optional(),
  /** Shown after the sections, under their own heading. */
  productsHeading: text.optional(),
  columns,
  groups,
  products: z.array(product).default([]),
})

/** /contacto: the words around the form; its fields and messages are the specification's (spec 5). */
const contactPage = z.strictObject({
  kind: z.literal('contact'),
  ...heading,
  /** Printed in bold above the button (spec 2, "Contact screen"). */
  note: text,
  privacyLine: text,
  branchesHeading: text,
})

/** /selector and /comparar: the words around what the visitor works with. */
const toolPage = z.strictObject({
  kind: z.literal('tool'),
  ...heading,
  intro: z.array(text).default([]),
  /** Stands by the results, always. */
  note: text,
})

/** /documentos: the words around the list of documents, and the company's own among them. */
const documentsPage = z.strictObject({
  kind: z.literal('documents'),
  ...heading,
  note: text,
  /** Each is a PDF of that id in the folder documentos. */
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

/** /clientes: how many customers in each part of the country, and the logos that the owner may show. */
const customersPage = z.strictObject({
  kind: z.literal('customers'),
  ...heading,
  zones: z
    .array(
      z.strictObject({
        id: slug,
        heading: text,
        /** What the customers do, where it is known. */
        sectors: text.optional(),
        count: z.int().positive('va un número de 1 o más'),
        /** The branch office there, by id. */
        office: slug,
        /** Files in `content/clientes`, each with the name that it shows (spec 3). */
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
        /** What it brought, large, and what that measures. */
        result: text,
        line: text,
        href: internalHref,
        /** The solution of the home page whose drawing stands for it, if it is none itself. */
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

/** A page that says no kind of its own, or one that there is not. */
function unknownKind({ input }: Parameters<z.core.$ZodErrorMap>[0]): string {
  const kinds = page.options.map(({ shape }) => shape.kind.value)
  const written: unknown = Object(input).kind
  const near = typeof written === 'string' ? didYouMean(written, kinds) : ''
  return `kind debe ser ${OR.format(kinds)}${near}`
}

/** Every page that stands at its own path, told apart by `kind`. */
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
