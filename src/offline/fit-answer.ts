/** Content types by extension; `.data` is the router's own, and a host need not know it. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  data: /^text\/x-script|^application\/octet-stream|^text\/plain/,
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
/** Part of each page that hydrates (src/startup/start-scripts.tsx). */
const MARK = 'id="start"'
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
