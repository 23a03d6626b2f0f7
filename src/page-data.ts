/** What the page's starter and React Router leave on the window. */
declare global {
  interface Window {
    /** The page's data file, fetched by the starter (tools/build/late-start.ts). */
    pageData?: string
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }
  }
}

/**
 * Gives the router the data of the page that it finds: those of the file that it would ask for on the
 * way here from another page. Where the starter fetched none (development), they stand in the page.
 */
export function handOverPageData(): void {
  const { pageData, __reactRouterContext: context } = window
  if (pageData === undefined) return
  const { streamController } = context
  streamController.enqueue(asHydrationData(pageData))
  streamController.close()
}

/**
 * A data file names each route's answer; a page that comes alive expects their `loaderData` together.
 * Both are lists of values that name one another by their place, so only the first value changes.
 */
export function asHydrationData(file: string): string {
  const values: unknown[] = JSON.parse(file)
  const places = (value: unknown) => Object.entries(value as Record<string, number>)
  const dataKey = `_${values.indexOf('data')}`
  const loaderData = places(values[0]).map(([route, answer]) => [
    route,
    places(values[answer]).find(([key]) => key === dataKey)?.[1],
  ])
  values[0] = { [`_${values.length}`]: values.length + 1 }
  return `${JSON.stringify([...values, 'loaderData', Object.fromEntries(loaderData)])}\n`
}
