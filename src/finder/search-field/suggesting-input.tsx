import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SearchInput } from '#components/search-form/search-form.tsx'

/** Fetched at the field's first use. Without them the field is a form like any other. */
const Suggestions = lazy(async () => {
  try {
    const { SearchSuggestions } = await import('./search-suggestions.tsx')
    return { default: SearchSuggestions }
  } catch {
    return { default: () => <></> }
  }
})

/** A search field that shows, from its first use, what the query would find. */
export function SuggestingInput({ onFocus, ...attributes }: Omit<ComponentProps<'input'>, 'ref'>) {
  const [isUsed, setUsed] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // The page comes alive late: the visitor may be typing already.
    if (document.activeElement === input.current) setUsed(true)
  }, [])

  return (
    <>
      <SearchInput
        {...attributes}
        ref={input}
        onFocus={(event) => {
          setUsed(true)
          onFocus?.(event)
        }}
      />
      {isUsed && (
        <Suspense>
          <Suggestions field={input} />
        </Suspense>
      )}
    </>
  )
}
