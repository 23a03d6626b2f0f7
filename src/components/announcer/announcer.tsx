import { useEffect, useState } from 'react'
import { onAnnouncement } from './announce.ts'

/** Speaks what is announced. One on a page; it stands there, empty, before anything is said. */
export function Announcer() {
  const [text, setText] = useState('')
  useEffect(() => onAnnouncement(setText), [])
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
