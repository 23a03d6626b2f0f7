import { useEffect, useState } from 'react'
import { Link } from '../link/link.tsx'
import styles from './part-jumps.module.css'

type PartJumpsProps = {
  label: string
  /** In the order in which they stand; their headings answer to the ids. */
  parts: readonly { id: string; title: string }[]
}

/** The parts of a page, in a line that stays in sight and marks the one being read. */
export function PartJumps({ label, parts }: PartJumpsProps) {
  const current = useCurrentPart(parts.map(({ id }) => id))
  return (
    <nav className={styles.jumps} aria-label={label}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A part is read from where its heading passes the middle of the window, however far above it has gone. */
const PASSED = '9999999px 0px -50% 0px'

function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const joined = ids.join(' ')
  useEffect(() => {
    const parts = joined.split(' ')
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(parts.findLast((id) => passed.has(id)))
      },
      { rootMargin: PASSED },
    )
    for (const id of parts) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [joined])
  return current
}
