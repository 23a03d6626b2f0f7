const servedAt = new Map<string, number>()

/** Its visitor has waited for this page already, and is given what is kept of it. */
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
