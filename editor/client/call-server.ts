import { useEffect, useState } from 'react'

/** The key from the page's address, which each request must contain. */
const KEY = new URLSearchParams(location.search).get('llave') ?? ''

/** Calls the editor's server. Throws an Error with a message for the editor. */
export async function callServer<Answer>(name: string, asked: object = {}): Promise<Answer> {
  const headers = { 'x-llave': KEY, 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify(asked) }
  const response = await fetch(`/api/${name}`, sent).catch(() => {
    throw new Error('El editor no responde: ¿se cerró su terminal?')
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}

/** The server's answer to a question, requested again when the question changes; and the message of a failure. */
export function useAnswer<Answer>(name: string, asked: object = {}) {
  const [answer, setAnswer] = useState<Answer>()
  const [said, setSaid] = useState('')
  const fail = (fault: Error) => setSaid(fault.message)
  const question = JSON.stringify(asked)
  useEffect(() => {
    let isWanted = true
    const take = (found: Answer) => isWanted && setAnswer(found)
    const told = (fault: Error) => isWanted && setSaid(fault.message)
    callServer<Answer>(name, JSON.parse(question)).then(take, told)
    return () => void (isWanted = false)
  }, [name, question])
  return { answer, setAnswer, said, setSaid, fail }
}
