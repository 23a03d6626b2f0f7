import type { ReactNode } from 'react'
import type { Crumb } from '#views/breadcrumbs.ts'
import { HOME_LABEL, HOME_PATH } from '#catalogue/paths.ts'
import { BackLink } from '#components/back-link/back-link.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'

type PageTrailProps = {
  crumbs: readonly Crumb[]
  /** Shown before "Volver": links to the neighbours in a list. */
  children?: ReactNode
}

/** The breadcrumbs and "Volver" (spec 2, "Shared layout"). */
export function PageTrail({ crumbs, children }: PageTrailProps) {
  const parent = crumbs.at(-2) ?? { label: HOME_LABEL, href: HOME_PATH }
  return (
    <Breadcrumbs trail={crumbs.slice(0, -1)} current={crumbs.at(-1)?.label ?? ''}>
      {children}
      <BackLink parentHref={parent.href} parentLabel={parent.label} />
    </Breadcrumbs>
  )
}
