import { Button } from '../button/button.tsx'
import { copyTable, csvOf, saveCsv, type TextTable } from './table-text.ts'

type CopyTableProps = {
  /** Made when it is asked for. */
  table: () => TextTable
  fileName: string
}

/** Takes a table along: to the clipboard, or as a file for a spreadsheet. */
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
