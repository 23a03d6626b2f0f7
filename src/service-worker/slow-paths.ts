const servedAt = new Map<string, number>()

/** Serve this path from the cache for a while: its visitor has already waited once. */
export function noteSlow(path: string): void {
  servedAt.set(path, Date.now())
}

export function wasSlow(path: string, withinMs: number): boolean {
  return Date.now() - (servedAt.get(path) ?? 0) < withinMs
}

/** `/contacto.data` is the data of `/contacto`, `/_.data` that of the home page. */
export function pageOfData(pathname: string): string {
  const page = pathname.replace(/\.data$/, '')
  return page === '/_' ? '/' : page
}
