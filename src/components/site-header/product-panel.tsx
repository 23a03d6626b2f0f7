import type { Menu, MenuCategory, MenuFamily, MenuLink } from '#views/menu.ts'
import { Link } from '../link/link.tsx'
import { UnitSwitch } from '../unit-switch/unit-switch.tsx'
import { ariaCurrent, currentState } from './current-page.ts'
import { ProductTools } from './product-tools.tsx'
import styles from './product-panel.module.css'

type ProductPanelProps = {
  menu: Pick<Menu, 'families' | 'equipment' | 'productCount'>
  currentPath: string
}

/**
 * The whole catalogue: its families with their categories, and the tools to find a product. In a narrow window all
 * families start folded, so that all are in view.
 */
export function ProductPanel({ menu, currentPath }: ProductPanelProps) {
  const { families, equipment, productCount } = menu
  return (
    <div className={`container ${styles.panel}`}>
      <ul className={`bare-list ${styles.families}`}>
        {families.map((family) => (
          <Family key={family.href} family={family} currentPath={currentPath} />
        ))}
        <li className={`${styles.family} ${styles.equipment}`}>
          <p className={styles.heading}>Por equipo</p>
          <Categories categories={equipment} currentPath={currentPath} />
        </li>
      </ul>
      <div className={styles.tools}>
        <ProductTools productCount={productCount} />
        <div className={styles.units}>
          <span aria-hidden="true">Unidades</span>
          <UnitSwitch />
        </div>
      </div>
    </div>
  )
}

type FamilyProps = { family: MenuFamily; currentPath: string }

function Family({ family, currentPath }: FamilyProps) {
  const { label, href, count, picture, categories } = family
  return (
    <li className={styles.family}>
      <Link className={styles.heading} href={href} aria-current={currentOf(href, currentPath)}>
        {picture !== undefined && (
          <img src={picture} alt="" width="52" height="39" loading="lazy" />
        )}
        <span>{label}</span>
        <Count count={count} />
      </Link>
      <details
        className={styles.fold}
        name="familia"
        suppressHydrationWarning // the visitor may have toggled it already
      >
        <summary className={`unfolds ${styles.summary}`}>
          <span>{label}</span>
          <Count count={count} />
        </summary>
        <Categories categories={categories} currentPath={currentPath} wholeHref={href} />
      </details>
    </li>
  )
}

type CategoriesProps = {
  categories: readonly MenuCategory[]
  currentPath: string
  /** The page of all of them, if their heading folds instead of linking to it. */
  wholeHref?: string
}

function Categories({ categories, currentPath, wholeHref }: CategoriesProps) {
  return (
    <ul className={`bare-list ${styles.categories}`}>
      {categories.map(({ label, href, count }) => (
        <li key={href}>
          <Link className={styles.category} href={href} aria-current={currentOf(href, currentPath)}>
            <span>{label}</span>
            {count !== undefined && <Count count={count} />}
          </Link>
        </li>
      ))}
      {wholeHref !== undefined && (
        <li className={styles.whole}>
          <Link className={styles.category} href={wholeHref}>
            Ver la familia
          </Link>
        </li>
      )}
    </ul>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden">{count === 1 ? ' producto' : ' productos'}</span>
    </span>
  )
}

function currentOf(href: MenuLink['href'], currentPath: string) {
  return ariaCurrent(currentState(href, currentPath))
}
