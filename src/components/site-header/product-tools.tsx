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
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './product-tools.module.css'

type Tool = {
  href: string
  label: string
  /** For tiles with room for one word. */
  short: string
  line: string
  icon: IconName
}

const TOOLS = (productCount: number): readonly Tool[] => [
  {
    href: SELECTOR_PATH,
    label: SELECTOR_LABEL,
    short: 'Elegir',
    line: 'Equipo, eje, presión, temperatura',
    icon: 'selector',
  },
  {
    href: COMPARISON_PATH,
    label: 'Comparar productos',
    short: 'Comparar',
    line: 'Hasta seis, cifra por cifra',
    icon: 'compare',
  },
  {
    href: CODES_PATH,
    label: 'Todos los códigos',
    short: 'Códigos',
    line: `${productCount} productos en una página`,
    icon: 'codes',
  },
  {
    href: SURVEY_PATH,
    label: 'Ficha de levantamiento',
    short: 'Qué medir',
    line: 'Qué medir en el equipo',
    icon: 'measure',
  },
  {
    href: DOCUMENTS_PATH,
    label: 'Documentos',
    short: 'Documentos',
    line: 'Fichas, catálogos y su revisión',
    icon: 'documents',
  },
  {
    href: GLOSSARY_PATH,
    label: 'Glosario',
    short: 'Glosario',
    line: 'Las palabras del sellado, explicadas',
    icon: 'glossary',
  },
]

/** Other ways to find a product than by family: a column beside the families, or tiles. */
export function ProductTools({ productCount }: { productCount: number }) {
  return (
    <ul className={`bare-list ${styles.tools}`}>
      {TOOLS(productCount).map(({ href, label, short, line, icon }) => (
        <li key={href}>
          <Link className={styles.tool} href={href}>
            <Icon name={icon} />
            <b className={styles.label}>{label}</b>
            <b className={styles.short}>{short}</b>
            <span className={styles.line}>{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
