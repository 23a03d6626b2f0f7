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

type SuggestingInputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  /** Whether it opens over the page, and shows ways to begin while it is empty. */
  hasStart?: boolean
}

/** A search field that shows, from its first use, what the query would find. */
export function SuggestingInput({ onFocus, hasStart, ...attributes }: SuggestingInputProps) {
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
          <Suggestions field={input} hasStart={hasStart} />
        </Suspense>
      )}
    </>
  )
}
