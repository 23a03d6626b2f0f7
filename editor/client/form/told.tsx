import { useContext, useState, type ReactNode } from 'react'
import { Form } from './context.ts'

/** A field with its hint, and what the review says of it. */
export function Told({
  path,
  hint = '',
  children,
}: {
  path: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div data-path={path}>
      {children}
      {hint !== '' && <p className="hint">{hint}</p>}
      <Messages path={path} />
    </div>
  )
}

/** What the review says of a field; a word that it does not know can be added from here. */
function Messages({ path }: { path: string }) {
  const { messagesOf, addWord } = useContext(Form)
  return messagesOf(path).map((message) => {
    const [, word] = /^«(\p{L}[\p{L}\p{M}-]*)» no está en el diccionario/u.exec(message) ?? []
    return (
      <p key={message} className="fault">
        {message}{' '}
        {word !== undefined && (
          <button type="button" onClick={() => addWord(word)}>
            Agregar «{word}» al diccionario
          </button>
        )}
      </p>
    )
  })
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
export function Fold({ path, label, hint = '', count, isOpen = false, children }: FoldProps) {
  const faults = useContext(Form).countIn(path)
  const [chosen, setChosen] = useState<boolean>()
  const opened = chosen ?? (isOpen || (faults > 0 && path.split('[').length < 4))
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
        {label} {count !== undefined && <small>{count}</small>}
        {faults > 0 && <em className="count">{faults}</em>}
      </summary>
      {opened && (
        <div className="inside">
          <Messages path={path} />
          {children}
        </div>
      )}
    </details>
  )
}
