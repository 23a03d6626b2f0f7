import type { Crumb } from '#catalogue/breadcrumbs.ts'
import { BackLink } from '#components/back-link/back-link.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'
