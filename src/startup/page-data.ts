/** What the page's starter (starter.js) leaves on the window for React Router. */
declare global {
  interface Window {
    /** The page's data file. */
    pageData?: string
    __reactRouterContext: { stream?: ReadableStream<Uint8Array> }
  }
}

/**
 * Gives the router the data of the page that it finds: those of the file that it would ask for on the
 * way here from another page. In development, where no starter fetched any, they stand in the page.
 */
export function handOverPageData(): void {
  const { pageData, __reactRouterContext: context } = window
  if (pageData !== undefined) context.stream = new Blob([asHydrationData(pageData)]).stream()
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
