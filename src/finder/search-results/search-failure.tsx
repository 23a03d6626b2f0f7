import type { ReactNode } from 'react'

type SearchFailureProps = { children: ReactNode }

/** Where the search cannot be had: the lists that need none. */
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
