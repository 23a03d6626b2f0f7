/** Explicit roles: browsers drop those of table elements that are displayed as a grid. */
export const TABLE = { role: 'table' }
export const ROW_GROUP = { role: 'rowgroup' }
export const ROW = { role: 'row' }
export const CELL = { role: 'cell' }
export const ROW_HEADER = { role: 'rowheader', scope: 'row' }
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' }
