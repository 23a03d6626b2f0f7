import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders a page's document. Its parts come alive one after the other (`Suspense`), but all of them
 * stand in the document from the start: React would put long ones at its end, for a script to move.
 *
 * @throws what any part of the page throws: a page is built whole or not at all.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const faults: unknown[] = []
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Infinity,
    onError: (fault) => void faults.push(fault),
  })
  if (faults.length > 0) throw faults[0]
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
