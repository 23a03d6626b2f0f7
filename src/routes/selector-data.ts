import { catalogue } from '#catalogue/catalogue.ts'
import { buildSelectorData } from '#search/build-selector-data.ts'

export function loader() {
  return Response.json(buildSelectorData(catalogue()))
}
