import { Button } from '../button/button.tsx'
import { copyTable, csvOf, saveCsv, type TextTable } from './table-text.ts'

type CopyTableProps = {
  /** Called when the visitor asks for the table. */
  table: () => TextTable
  fileName: string
}

/** Buttons that copy a table to the clipboard or save it for a spreadsheet. */
export function CopyTable({ table, fileName }: CopyTableProps) {
  return (
    <>
      <Button kind="text" onClick={() => void copyTable(table())}>
        Copiar tabla
      </Button>
      <Button kind="text" onClick={() => saveCsv(csvOf(table()), fileName)}>
        Descargar CSV
      </Button>
    </>
  )
}
