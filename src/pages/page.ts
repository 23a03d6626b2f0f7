import type { PageHead } from '#views/page-head.ts'

/** What a page is loaded from: its address. */
export type LoaderArgs = { url: URL }

type Loader = (args: LoaderArgs) => unknown

/** The properties of a page's component: what its loader gives. */
export type PageProps<L extends (...args: never[]) => unknown> = {
  loaderData: Awaited<ReturnType<L>>
}

/** A kind of page, a module of this folder: `loader` asks the catalogue, the component shows it. */
export type PageKind = {
  loader: Loader
  default: (props: { loaderData: never }) => React.ReactNode
}

/** What every loader gives besides what its own page shows. */
export type PageData = { head: PageHead }
