import { useEffect, useState } from 'react'
import { loadQuoteData, type QuoteData } from './quote-data.ts'

/** The products' data once they are there; without them the list still stands, unjudged. */
export function useQuoteData(): QuoteData | undefined {
  const [data, setData] = useState<QuoteData>()
  useEffect(() => {
    let isHere = true
    const load = () => {
      loadQuoteData().then(
        (loaded) => {
          if (isHere) setData(loaded)
        },
        () => {},
      )
    }
    load()
    addEventListener('online', load)
    return () => {
      isHere = false
      removeEventListener('online', load)
    }
  }, [])
  return data
}
