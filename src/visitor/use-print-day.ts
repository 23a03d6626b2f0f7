import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The day of printing in words, set on `beforeprint`; empty until then. */
export function usePrintDay(): string {
  const [day, setDay] = useState('')
  useEffect(() => {
    const write = () => {
      const today = new Date().toLocaleDateString('es-CL', { dateStyle: 'long' })
      flushSync(() => setDay(today))
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
  return day
}
