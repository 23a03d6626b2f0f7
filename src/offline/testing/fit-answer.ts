const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
}

/** What the site would answer for a path: of its type, and for a list that one. */
export function fitAnswer(path: string, list: unknown = {}): Response {
  const extension = path.split('.')[1]
  if (extension === 'json') return Response.json(list)
  const type = extension === undefined ? 'text/html' : (TYPES[extension] ?? '')
  return new Response('<html data-entry="/assets/client.js">', {
    headers: { 'content-type': type },
  })
}
