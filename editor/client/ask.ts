import { useEffect, useState } from 'react'

/** The key that the address of the page has; each request brings it. */
const KEY = new URLSearchParams(location.search).get('llave') ?? ''

/** Where the site itself stands while it is edited. */
export const PREVIEW =
  document.querySelector<HTMLMetaElement>('meta[name=vista-previa]')?.content ?? ''

async function post(name: string, asked: unknown): Promise<Response> {
  const headers = { 'x-llave': KEY, 'content-type': 'application/json' }
  const body = JSON.stringify(asked)
  const response = await fetch(`/api/${name}`, { method: 'POST', headers, body }).catch(() => {
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
export async function askTelling(name: string, asked: unknown, tell: (line: string) => void) {
  const reader = (await post(name, asked)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('ERROR ')) throw new Error(line.slice(6))
      if (line !== 'LISTO') tell(line)
    }
  }
}

/** What the server answers to a question, asked anew when it changes; and the words of what went wrong. */
export function useAnswer<Answer>(name: string, asked: object = {}) {
  const [answer, setAnswer] = useState<Answer>()
  const [said, setSaid] = useState('')
  const question = JSON.stringify(asked)
  useEffect(() => {
    let isWanted = true
    ask<Answer>(name, JSON.parse(question)).then(
      (found) => isWanted && setAnswer(found),
      (fault: Error) => isWanted && setSaid(fault.message),
    )
    return () => void (isWanted = false)
  }, [name, question])
  return { answer, setAnswer, said, setSaid, fail: (fault: Error) => setSaid(fault.message) }
}
