import { useEffect, useRef, useState } from 'react'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'

const NAME = 'q'
/** The address follows when the typing pauses: browsers limit how often it may change. */
const ADDRESS_AFTER_MS = 300

type Query = { query: string; inAddress: string; type: (text: string) => void }

/** The query of the address, and what is typed over it before the address follows. */
export function useQuery(): Query {
  const inAddress = new URLSearchParams(useAddressQuery()).get(NAME) ?? ''
  const [typed, setTyped] = useState<{ over: string; text: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    setTyped({ over: inAddress, text })
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () =>
        replaceAddressQuery(text.trim() === '' ? '' : `?${new URLSearchParams({ [NAME]: text })}`),
      ADDRESS_AFTER_MS,
    )
  }
  // Another address, met by going back, takes the place of what was typed.
  return { query: typed?.over === inAddress ? typed.text : inAddress, inAddress, type }
}
