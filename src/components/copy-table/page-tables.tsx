import { Button } from '../button/button.tsx'
import styles from './page-tables.module.css'

type PageTablesProps = {
  /** The id of the part of the page whose tables are taken. */
  of: string
  fileName: string
  /** Where the figures were published, and its address. */
  source: { label: string; href: string }
}

/** The way to take a page's tables along; without a script nothing stands there. */
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
