import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

const NAME = 'q'
/** The address follows when the typing pauses: browsers limit how often it may change. */
const ADDRESS_AFTER_MS = 300

type Query = { query: string; inAddress: string; type: (text: string) => void }

/** The query of the address, and what is typed over it before the address follows. */
export function useQuery(): Query {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get(NAME) ?? ''
  const [typed, setTyped] = useState<{ over: readonly string[]; text: string }>()
  /** The last query that was put into the address from here; on a slow line it takes a while to stand there. */
  const written = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const newest = useRef(inAddress)
  useEffect(() => {
    newest.current = inAddress
  }, [inAddress])

  const type = (text: string) => {
    const over = [inAddress, written.current ?? inAddress]
    setTyped({ over, text })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // A link was followed meanwhile: its address holds.
      if (!over.includes(newest.current)) return
      const next: Record<string, string> = text.trim() === '' ? {} : { [NAME]: text }
      written.current = next[NAME] ?? ''
      setSearch(next, { replace: true, preventScrollReset: true })
    }, ADDRESS_AFTER_MS)
  }
  // Another address, met by a link or by going back, takes the place of what was typed.
  return { query: typed?.over.includes(inAddress) ? typed.text : inAddress, inAddress, type }
}
