import type { ReactNode } from 'react'

type SearchFailureProps = { children: ReactNode }

/** Replaces the search if its data cannot be loaded: lists that need no search. */
export function SearchFailure({ children }: SearchFailureProps) {
  return (
    <>
      <p role="status">
        No pudimos cargar la búsqueda. Revisa tu conexión y recarga la página, o recorre las listas.
      </p>
      {children}
    </>
  )
}
