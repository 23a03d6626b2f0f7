import { useContext, useState, type ReactNode } from 'react'
import { Button } from '../controls.tsx'
import { Form } from './context.ts'

/** What a field is for, and what the review says of it; a word that it does not know can be added from here. */
export function Told({ path, hint = '' }: { path: string; hint?: string }) {
  const { messagesOf, addWord } = useContext(Form)
  return (
    <>
      {hint !== '' && <small className="hint">{hint}</small>}
      {messagesOf(path).map((message) => {
        const [, word] = /^«(\p{L}[\p{L}\p{M}-]*)» no está en el diccionario/u.exec(message) ?? []
        return (
          <p key={message} className="fault">
            {message}{' '}
            {word !== undefined && (
              <Button does={() => addWord(word)}>Agregar «{word}» al diccionario</Button>
            )}
          </p>
        )
      })}
    </>
  )
}

type FoldProps = {
  path: string
  label: string
  hint?: string
  count?: number
  isOpen?: boolean
  children: ReactNode
}

/** What is inside is made only when it is opened; with a mistake in it, it opens itself. */
export function Fold({ path, label, hint, count, isOpen = false, children }: FoldProps) {
  const { countIn, isAimed } = useContext(Form)
  const faults = countIn(path)
  const [chosen, setChosen] = useState<boolean>()
  const opened = chosen ?? (isOpen || isAimed(path) || (faults > 0 && path.split('[').length < 4))
  return (
    <details
      className="fold"
      open={opened}
      onToggle={({ target, currentTarget }) =>
        target === currentTarget && setChosen(currentTarget.open)
      }
      data-path={path}
    >
      <summary title={hint}>
        {label} <small>{count}</small> {faults > 0 && <em className="count">{faults}</em>}
      </summary>
      {opened && (
        <>
          <Told path={path} />
          {children}
        </>
      )}
    </details>
  )
}
