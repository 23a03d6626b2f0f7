import { isDeepStrictEqual } from 'node:util'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { asHydrationData } from '../../src/page-data.ts'

const DATA_SCRIPT =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g
const END_SCRIPT = '<script>window.__reactRouterContext.streamController.close();</script>'

/**
 * Takes a page's data out of the page. They repeat what its markup says, and are wanted only when it
 * comes alive: then they come from the data file that stands beside it for moving between pages.
 */
export async function withLateData(html: string, dataFile: string, file: string): Promise<string> {
  const scripts = [...html.matchAll(DATA_SCRIPT)]
  if (scripts.length === 0 || html.split(END_SCRIPT).length !== 2) {
    throw new Error(
      `${file}: the data of React Router were expected in scripts of their own. ` +
        'Its markup has changed: adapt tools/build/late-data.ts.',
    )
  }
  const inPage = scripts.map(([, text = '']) => String(JSON.parse(text))).join('')
  if (
    !isDeepStrictEqual(await loaderDataOf(inPage), await loaderDataOf(asHydrationData(dataFile)))
  ) {
    throw new Error(`${file}: its data file holds other data than the page.`)
  }
  return html.replace(DATA_SCRIPT, '').replace(END_SCRIPT, '')
}

async function loaderDataOf(stream: string): Promise<unknown> {
  const { value } = await decode(new Blob([stream]).stream(), globalThis)
  return (value as { loaderData: unknown }).loaderData
}
