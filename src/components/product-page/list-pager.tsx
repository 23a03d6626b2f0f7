import type { ReactNode } from 'react'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import type { ListPlace } from '#views/product-page.ts'
import { Link } from '../link/link.tsx'
import styles from './list-pager.module.css'

/** Links to the neighbours of a product in its list; also by arrow keys (list-keys.element.ts). */
export function ListPager({ place }: { place: ListPlace }) {
  const { position, total, previous, next } = place

  if (total < 2) return null
  return (
    <list-keys data-wake="idle">
      <nav className={styles.pager} aria-label="Productos de la lista">
        {previous && (
          <Step neighbour={previous} step="prev">
            <Arrow path="M12.5 5l-5 5 5 5" /> <span className="visually-hidden">Anterior: </span>
            <StepText label={previous.label} step="anterior" />
          </Step>
        )}
        <span className={styles.position}>
          {position} de {total}
        </span>
        {next && (
          <Step neighbour={next} step="next">
            <span className="visually-hidden">Siguiente: </span>
            <StepText label={next.label} step="siguiente" /> <Arrow path="M7.5 5l5 5-5 5" />
          </Step>
        )}
      </nav>
    </list-keys>
  )
}

/** Longer names do not fit between the arrows. */
const LABEL_LONGEST = 14

/** The label of a link; a name too long to show is for screen readers. */
function StepText({ label, step }: { label: string; step: string }) {
  if (label.length <= LABEL_LONGEST) return label
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{step}</span>
    </>
  )
}

type StepProps = { neighbour: NamedProduct; step: 'prev' | 'next'; children: ReactNode }

function Step({ neighbour, step, children }: StepProps) {
  return (
    <Link href={neighbour.href} data-step={step} className={styles.step}>
      {children}
    </Link>
  )
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
