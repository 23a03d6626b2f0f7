import type { Crumb } from '#catalogue/breadcrumbs.ts'
import { BackLink } from '#components/back-link/back-link.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'
import styles from './page-trail.module.css'

type PageTrailProps = { crumbs: readonly Crumb[]; showsBack?: boolean }

/** Where the page stands, and on many pages "Volver" (spec 2, "Shared layout"). */
export function PageTrail({ crumbs, showsBack = false }: PageTrailProps) {
  const parent = crumbs.at(-2)
  return (
    <div className={styles.trail}>
      <Breadcrumbs crumbs={crumbs} />
      {showsBack && parent && <BackLink parentHref={parent.href} />}
    </div>
  )
}
