/** Content types by extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  jpg: /^image\//,
  js: /^(?:text|application)\/(?:x-)?javascript/,
  json: /^application\/json/,
  pdf: /^application\/pdf/,
  png: /^image\//,
  svg: /^image\/svg/,
  webp: /^image\//,
  woff2: /^font\/|^application\/(?:octet-stream|font)/,
}
const PAGE = /^text\/html/
/** Part of every page with scripts (src/site/document.tsx). */
const MARK = 'data-entry="/assets/'
const EXTENSION = /\.([a-z\d]+)$/

/** Whether an answer has the content type of its path: a captive portal answers every request with 200. */
export function hasFitType(path: string, { headers }: Response): boolean {
  const [, extension] = EXTENSION.exec(path) ?? []
  const type = extension === undefined ? PAGE : TYPES[extension]
  return type?.test(headers.get('content-type') ?? '') ?? false
}

/** Whether an answer may be cached for that path: it is the site's own, not a captive portal's. */
export async function isFit(path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected || !hasFitType(path, answer)) return false
  return EXTENSION.test(path) || (await answer.clone().text()).includes(MARK)
}
