import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker } from '#catalogue/show/glossary-links.ts'
import { industriesWith, machineOf } from '#catalogue/ask/industry-page.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { indexedPlaces } from '#catalogue/ask/machine-index.ts'
import { headAndTitle } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { enquiryTextPath, machineDrawingPath, pagePathOf, SELECTOR_PATH } from '#catalogue/paths.ts'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { LinkRows } from '#components/link-rows/link-rows.tsx'
import { PlaceIndex } from '#components/place-index/place-index.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { GroupHeading } from '#components/product-list/group-heading.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { machinePlaces } from '#drawings/kinds/machine/machine.ts'
import { machineDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import { FACET_NAMES, FACETS, TURNS, type Facet } from '#figures/facets.ts'
import type { EquipmentPage as EquipmentContent } from '#schema/page.ts'
import styles from './equipment.module.css'
import { PageTrail } from './page-trail.tsx'
import type { LoaderArgs, PageProps } from './page.ts'
import { Button } from '#components/button/button.tsx'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'equipment')
  const { title, crumb = title, lead, intro } = page.content
  const { id, label, size } = machineOf(page, model)
  const link = glossaryLinker(model.glossary)
  const list = await presentProductList(page, model)
  return {
    ...headAndTitle(model, page),
    crumb,
    lead: link(lead),
    intro: intro.map(link),
    list,
    machine: id,
    isTurning: size !== 'rod',
    // Only figures that the list has a column for.
    questions: FACET_NAMES.flatMap((facet) =>
      list.columns.flatMap(({ id: column, name }) => (column === facet ? [{ facet, name }] : [])),
    ),
    index: machineIndex(page, model),
    industries: industriesWith(id, model),
    enquiryHref: enquiryTextPath(`Equipo: ${label}. Medidas y fluido: `),
  }
}

/** The machine's drawing, with a link from each place to the first group of products for it. */
function machineIndex(page: CataloguePage<EquipmentContent>, model: Catalogue) {
  const { path, content } = page
  const picture = picturesOf(machineDrawings(page)).get(machineDrawingPath(path))
  if (!content.scheme || !picture) return undefined
  const points = machinePlaces(content.scheme.machine)
  const places = indexedPlaces(page, model).flatMap(({ at, label, groups, count }) => {
    const point = points.get(at)
    return point && groups[0] ? [{ ...point, label, count, href: `#${groups[0].id}` }] : []
  })
  return { picture, places }
}

/** A kind of machine: every product for it, grouped by sealed place. */
export default function EquipmentPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, crumb, lead, intro, list, index, industries } = loaderData
  return (
    <div className="fade-content">
      <div className={`container ${styles.page}`}>
        <PageTrail crumbs={crumbs} />
        <div className={styles.opening}>
          <ListOpening title={title} lead={<RunningText text={lead} />} />
          <FourQuestions {...loaderData} />
        </div>
        <div className={index && styles.led}>
          {index && (
            <div className={styles.index}>
              <PlaceIndex label={`Lugares sellados: ${crumb}`} {...index} />
            </div>
          )}
          <div>
            <ProductList folding={GroupHeading} list={list} label={title} />
            <div className={`prose only-on-screen ${styles.intro}`}>
              <RunningTexts texts={intro} />
            </div>
          </div>
        </div>
        {industries.length > 0 && (
          <section className="section-tight only-on-screen" aria-labelledby="industrias">
            <SectionHeading id="industrias">{crumb} en cada industria</SectionHeading>
            <LinkRows links={industries} />
          </section>
        )}
      </div>
      <ClosingBand
        heading="¿No sabes cuál corresponde?"
        line="Envíanos los datos del equipo y del fluido, y te recomendamos un producto."
        href={loaderData.enquiryHref}
      />
    </div>
  )
}

type FourQuestionsProps = {
  /** The kind of machine to preselect. */
  machine: string
  /** The figures that its list has columns for, under their names there. */
  questions: readonly { facet: Facet; name: string }[]
  /** Whether a speed is asked in rpm, as on the machine's plate, or as surface speed, as in the list. */
  isTurning: boolean
}

/** A form for the deciding figures; it opens the selector, without a script too. */
function FourQuestions({ machine, questions, isTurning }: FourQuestionsProps) {
  return (
    <form className={styles.questions} action={SELECTOR_PATH} aria-label="Elegir con tus cifras">
      <input type="hidden" name="equipo" value={machine} />
      {questions.map(({ facet, name }) => {
        const { parameter, units } = FACETS[facet]
        const inTurns = isTurning && facet === TURNS.facet
        // A label may have only one control, and a speed has a choice of unit beside its field.
        const Question = inTurns ? 'div' : 'label'
        return (
          <Question key={facet} className={styles.question}>
            {inTurns ? <label htmlFor={parameter}>{name}</label> : <span>{name}</span>}
            <span className={styles.field}>
              <input
                id={inTurns ? parameter : undefined}
                name={parameter}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                data-question={inTurns ? undefined : facet}
              />
              {inTurns ? (
                <select name={TURNS.parameter} aria-label="Unidad de velocidad">
                  <option>{TURNS.unit}</option>
                  <option>{units.si}</option>
                </select>
              ) : (
                <>
                  <span className="in-si">{units.si}</span>
                  <span className="in-imperial only-where-chosen">{units.imperial}</span>
                  {/* Enabled for imperial units (islands/chosen-units.ts). */}
                  <input
                    type="hidden"
                    name={`${parameter}-en`}
                    value={units.imperial}
                    data-imperial
                    disabled
                  />
                </>
              )}
            </span>
          </Question>
        )
      })}
      <Button type="submit" kind="secondary">
        Ver en el selector
      </Button>
    </form>
  )
}
