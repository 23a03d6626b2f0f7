import type { ComponentProps } from 'react'
import { SEARCH_PATH } from '#catalogue/paths.ts'

/** A form for a `SearchInput`, which leads to the results page. */
export function SearchForm(attributes: Omit<ComponentProps<'form'>, 'action' | 'role'>) {
  return <form {...attributes} action={SEARCH_PATH} role="search" />
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
