import { island } from '#islands/island.tsx'
import { SearchField } from './search-field.tsx'

export default island('search-field', SearchField)
