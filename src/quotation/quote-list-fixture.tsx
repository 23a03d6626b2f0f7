import { ENQUIRY_PATH } from '#catalogue/paths.ts'
import { productRecord } from '#finder/products/product-record-fixture.ts'
import type { ProductData } from '#views/product-data.ts'
import { AttachedList } from './attached-list.tsx'
import { QuoteList } from './quote-list.tsx'

/** The product data that the page fetches. */
export const DATA: ProductData = {
  plans: [{ id: '32', label: 'Plan 32, sello simple' }],
  options: { equipment: [], services: [], standards: [], arrangements: [] },
  lists: {},
  columns: [{ id: 'pressure', name: 'Presión' }],
  products: [
    productRecord('1510', {
      fullName: 'Sello de cartucho simple',
      fields: ['pressure', 'fluid', 'plan'],
      ranges: [{ kind: 'pressure', label: 'Presión', max: 20, text: 'hasta 20 bar' }],
    }),
    productRecord('1830', { fields: ['pressure'], sizedBy: 'section' }),
    productRecord('22ke', {
      fields: ['pressure', 'diameter'],
      choice: { name: 'Compuesto', options: ['AWC800, poliuretano', 'AWC700, FKM'] },
      ranges: [['poliuretano AWC800', 1035] as const, ['FKM AWC700', 345] as const].map(
        ([condition, max]) => ({
          kind: 'pressure',
          max,
          text: `hasta ${max} bar`,
          condition,
          choice: 'compuesto',
        }),
      ),
    }),
  ],
}

const LINKS = [{ label: 'Ver los productos', href: '/productos' }]
const SLOTS = { intro: <p>Servida</p> }

/** The list on its page, and as it stands beside the enquiry. */
export const PAGE = (
  <>
    <QuoteList
      note="Nada se envía."
      links={LINKS}
      plate={<a href={ENQUIRY_PATH}>Completar la consulta</a>}
      slots={SLOTS}
    />
    <AttachedList isLeft={false} onLeave={() => {}} photographs={0} />
  </>
)
