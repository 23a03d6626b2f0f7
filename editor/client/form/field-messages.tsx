import { useContext, useState, type ReactNode } from 'react'
import { Button } from '../controls.tsx'
import { Form } from './context.ts'

/** A field's hint and the review's messages on it; an unknown word can be added to the dictionary here. */
export function FieldMessages({ path, hint = '' }: { path: string; hint?: string }) {
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

/** A folded part, rendered only once it is opened; it opens itself if a mistake is inside. */
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
          <FieldMessages path={path} />
          {children}
        </>
      )}
    </details>
  )
}
