import type { Crumb } from '#catalogue/breadcrumbs.ts'
import { HOME_PATH } from '#catalogue/paths.ts'
import { BackLink } from '#components/back-link/back-link.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'

type PageTrailProps = { crumbs: readonly Crumb[]; showsBack?: boolean }

/** Where the page stands, and on many pages "Volver" (spec 2, "Shared layout"). */
export function PageTrail({ crumbs, showsBack = false }: PageTrailProps) {
  const parentHref = crumbs.at(-2)?.href ?? HOME_PATH
  return (
    <Breadcrumbs trail={crumbs.slice(0, -1)} current={crumbs.at(-1)?.label ?? ''}>
      {showsBack && <BackLink parentHref={parentHref} />}
    </Breadcrumbs>
  )
}
