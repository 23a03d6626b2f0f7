import { BRANCHES_ID } from '#catalogue/paths.ts'
import { BranchCard } from '#components/branch-card/branch-card.tsx'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import type { loader } from './home.tsx'
import type { PageProps } from './page.ts'
import styles from './home-branches.module.css'

type HomeBranchesProps = PageProps<typeof loader>['loaderData']['branches']

/** The branch offices: where they lie in the country, and a row of each. */
export function HomeBranches({ heading, lead, map, offices }: HomeBranchesProps) {
  return (
    <>
      <SectionHeading id={BRANCHES_ID} aside={<p className={styles.lead}>{lead}</p>}>
        {heading}
      </SectionHeading>
      <div className={styles.country}>
        {map && <FarDrawing className={styles.map} picture={map} isTelling />}
        <ul className={`bare-list ${styles.branches}`}>
          {offices.map(({ branch, mapHref: href, picture }) => (
            <li key={branch.id}>
              <BranchCard branch={branch} mapHref={href} picture={picture} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
