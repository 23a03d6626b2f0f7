/** Types by extension; a host need not know those that are the site's own. */
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
/** In each of the site's own pages that come alive (src/startup/start-scripts.tsx). */
const MARK = 'id="start"'
const EXTENSION = /\.([a-z\d]+)$/

/** Whether an answer is of the kind that its path names: a network's sign-in page answers anything, with 200. */
export function hasFitType(path: string, { headers }: Response): boolean {
  const [, extension] = EXTENSION.exec(path) ?? []
  const type = extension === undefined ? PAGE : TYPES[extension]
  return type?.test(headers.get('content-type') ?? '') ?? false
}

/** Whether an answer may be kept as what stands at that path, to be shown when there is no signal. */
export async function isFit(path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected || !hasFitType(path, answer)) return false
  return EXTENSION.test(path) || (await answer.clone().text()).includes(MARK)
}
