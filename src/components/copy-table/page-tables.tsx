import { Button } from '../button/button.tsx'
import styles from './page-tables.module.css'

type PageTablesProps = {
  /** Id of the part of the page whose tables are copied. */
  of: string
  fileName: string
  /** The source of the figures, with its address. */
  source: { label: string; href: string }
}

/** Buttons to copy or save a page's tables; nothing without a script. */
export function PageTables({ of, fileName, source }: PageTablesProps) {
  return (
    <copy-table
      data-wake="near"
      data-of={of}
      data-file={fileName}
      data-source={source.label}
      data-link={source.href}
      class={styles.take}
    >
      <Button kind="text" data-act="copy">
        Copiar tabla
      </Button>
      <Button kind="text" data-act="save">
        Descargar CSV
      </Button>
    </copy-table>
  )
}
