import type { ComponentProps, FormEvent } from 'react'
import { SEARCH_PATH } from '#catalogue/paths.ts'

type SearchFormProps = Omit<ComponentProps<'form'>, 'action' | 'role' | 'onSubmit'> & {
  /** Called with the query; without a script the browser opens the search page with it. */
  onSearch: (query: string) => void
}

/** A form around a `SearchInput`. */
export function SearchForm({ onSearch, ...attributes }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('q')
    onSearch(typeof query === 'string' ? query : '')
  }
  return <form {...attributes} action={SEARCH_PATH} role="search" onSubmit={submit} />
}

/** The field of a search form. */
export function SearchInput(attributes: ComponentProps<'input'>) {
  return (
    <input
      type="search"
      name="q"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder="Código, equipo o medida"
      {...attributes}
    />
  )
}

/** A small magnifying glass. */
export function Magnifier({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M12.8 12.8l4.7 4.7M3 8.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0" />
    </svg>
  )
}
