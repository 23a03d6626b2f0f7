/** The values that the starter (starter.js) leaves on the window for React Router. */
declare global {
  interface Window {
    /** The page's data file. */
    pageData?: string
    __reactRouterContext: { stream?: ReadableStream<Uint8Array> }
  }
}

/**
 * Gives the router the page's data for hydration, from the `.data` file that it would request when moving here.
 * In development there is no starter, and the page itself holds the data.
 */
export function handOverPageData(): void {
  const { pageData, __reactRouterContext: context } = window
  if (pageData !== undefined) context.stream = new Blob([asHydrationData(pageData)]).stream()
}

/**
 * Turns a `.data` file, which maps each route to its answer, into the router's hydration stream, which maps
 * `loaderData` to the routes. In both, values refer to one another by their index, so only the first value changes.
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
