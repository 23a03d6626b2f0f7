import {
  CODES_PATH,
  COMPARISON_PATH,
  DOCUMENTS_PATH,
  GLOSSARY_PATH,
  SELECTOR_PATH,
  SURVEY_PATH,
} from '#catalogue/paths.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import styles from './product-tools.module.css'

type Tool = {
  href: string
  label: string
  /** Where a tile has room for a word. */
  short: string
  line: string
  icon: string
}

const TOOLS = (productCount: number): readonly Tool[] => [
  {
    href: SELECTOR_PATH,
    label: SELECTOR_LABEL,
    short: 'Elegir',
    line: 'Equipo, eje, presión, temperatura',
    icon: 'M2.5 5H9M14 5h3.5M2.5 10H4M9 10h8.5M2.5 15H11M16 15h1.5M9.5 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4.5 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0M11.5 15a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  },
  {
    href: COMPARISON_PATH,
    label: 'Comparar productos',
    short: 'Comparar',
    line: 'Hasta seis, cifra por cifra',
    icon: 'M3 3h5.5v14H3ZM11.5 3H17v14h-5.5ZM3 8h5.5M11.5 12H17',
  },
  {
    href: CODES_PATH,
    label: 'Todos los códigos',
    short: 'Códigos',
    line: `${productCount} productos en una página`,
    icon: 'M3 4h5M3 8h5M3 12h5M3 16h5M12 4h5M12 8h5M12 12h5M12 16h5',
  },
  {
    href: SURVEY_PATH,
    label: 'Ficha de levantamiento',
    short: 'Qué medir',
    line: 'Qué medir en el equipo',
    icon: 'M2.5 13.5l11-11 4 4-11 11ZM5.5 10.5l2 2M8.5 7.5l2 2M11.5 4.5l2 2',
  },
  {
    href: DOCUMENTS_PATH,
    label: 'Documentos',
    short: 'Documentos',
    line: 'Fichas, catálogos y su revisión',
    icon: 'M5 2.5h7l4 4v11H5ZM12 2.5v4h4M8 10.5h5M8 13.5h5',
  },
  {
    href: GLOSSARY_PATH,
    label: 'Glosario',
    short: 'Glosario',
    line: 'Las palabras del sellado, explicadas',
    icon: 'M4 3h12v14H4ZM7 3v14M10 7h3M10 10h3',
  },
]

/** What finds a product by other ways than its family: a column beside the families, or tiles. */
export function ProductTools({ productCount }: { productCount: number }) {
  return (
    <ul className={`bare-list ${styles.tools}`}>
      {TOOLS(productCount).map(({ href, label, short, line, icon }) => (
        <li key={href}>
          <Link className={styles.tool} href={href}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={icon} />
            </svg>
            <b className={styles.label}>{label}</b>
            <b className={styles.short}>{short}</b>
            <span className={styles.line}>{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
