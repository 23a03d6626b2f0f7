/** The key that the address of the page has; each request brings it. */
const KEY = new URLSearchParams(location.search).get('llave') ?? ''

async function post(name: string, asked: unknown): Promise<Response> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'x-llave': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new Error('El editor no responde: ¿se cerró su terminal?')
  })
  if (!response.ok) throw new Error(await response.text())
  return response
}

/** Asks the editor's server. Throws an Error in words for the editor. */
export async function ask<Answer>(name: string, asked: unknown = {}): Promise<Answer> {
  return (await (await post(name, asked)).json()) as Answer
}

/** Asks for work that tells how far it is, line by line. Throws as its last line says. */
export async function askTelling(
  name: string,
  asked: unknown,
  tell: (line: string) => void,
): Promise<void> {
  const reader = (await post(name, asked)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('ERROR ')) throw new Error(line.slice(6))
      if (line !== 'LISTO') tell(line)
    }
    if (done) return
  }
}

/** Where the site itself stands while it is edited. */
export const PREVIEW =
  document.querySelector<HTMLMetaElement>('meta[name=vista-previa]')?.content ?? ''
