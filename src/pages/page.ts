import type { PageHead } from '#views/page-head.ts'

/** The arguments of a page's loader. */
export type LoaderArgs = { url: URL }

type Loader = (args: LoaderArgs) => unknown

/** The props of a page's component: its loader's result. */
export type PageProps<L extends (...args: never[]) => unknown> = {
  loaderData: Awaited<ReturnType<L>>
}

/** A kind of page, as a module of this folder exports it: `loader` gets the data, the component renders them. */
export type PageKind = {
  loader: Loader
  default: (props: { loaderData: never }) => React.ReactNode
}

/** The part of a loader's result that all pages share. */
export type PageData = { head: PageHead }
