import type { SiteIndex } from '#views/site-index.ts'
import { Link } from '#components/link/link.tsx'
import styles from './code-index.module.css'

type CodeIndexProps = {
  id: string
  families: SiteIndex['families']
}

/** The most characters that fit one third of a column, and two thirds. */
const SHORT = 9
const LONG = 14

/** The class of an entry that needs more room: a name, or a long code. */
function lineOf(label: string, name: string | undefined): string | undefined {
  if (name === undefined) return `${styles.line} ${styles.named}`
  if (label.length > LONG) return styles.line
  return label.length > SHORT ? styles.long : undefined
}

/** Lets a name break between words only, not within "LTE-M". */
const joined = (name: string) => name.replaceAll('-', '-\u2060')

/** The id of a family's part of the index, opened by its heading on a telephone. */
function familyId(href: string): string {
  return `codigos-${href.slice(href.lastIndexOf('/') + 1)}`
}

/** The number of products in a family's categories, each counted once. */
function countOf(groups: SiteIndex['families'][number]['groups']): number {
  return new Set(groups.flatMap(({ products }) => products.map(({ href }) => href))).size
}

/** Every product's code by family and category; its name shows on hover. */
export function CodeIndex({ id, families }: CodeIndexProps) {
  return (
    <div className={styles.families} id={id}>
      {families.map(({ title, href, groups }) => (
        <section key={href} className={styles.family} id={familyId(href)}>
          <h3>
            <Link href={href}>{title}</Link>
            <Link className={`unfolds ${styles.opens}`} href={`#${familyId(href)}`}>
              <span className="visually-hidden">Códigos de {title}: </span>
              {countOf(groups)}
            </Link>
          </h3>
          {groups
            .filter(({ products }) => products.length > 0)
            .map((group) => (
              <section key={group.href} className={styles.group}>
                {group.href !== href && (
                  <h4>
                    <Link href={group.href}>{group.title}</Link>{' '}
                    <span>{group.products.length}</span>
                  </h4>
                )}
                <ul className="bare-list">
                  {group.products.map(({ href: product, label, name }) => (
                    <li key={product} data-code={label} className={lineOf(label, name)}>
                      <Link href={product}>
                        {name === undefined ? joined(label) : label}{' '}
                        {name !== undefined && <span className={styles.name}>{name}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </section>
      ))}
    </div>
  )
}
