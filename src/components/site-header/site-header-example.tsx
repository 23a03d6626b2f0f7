import { page } from 'vitest/browser'
import type { Menu } from '#views/menu.ts'
import { PageSearch } from '../page-search/page-search.tsx'
import { BranchPhones } from './branch-phones.tsx'
import { ProductPanel } from './product-panel.tsx'
import { SiteHeader } from './site-header.tsx'
import { SolutionPanel } from './solution-panel.tsx'
import { Submenu } from './submenu.tsx'

const EXAMPLE_MENU: Menu = {
  families: [
    {
      label: 'Sellos Mecánicos',
      href: '/productos/sellos-mecanicos',
      count: 51,
      categories: [
        { label: 'De cartucho', href: '/productos/sellos-mecanicos/sellos-cartucho', count: 11 },
        { label: 'Rotativos', href: '/productos/sellos-mecanicos/sellos-rotatorios' },
      ],
    },
    {
      label: 'Juntas de Expansión',
      href: '/productos/juntas-expansion',
      count: 1,
      categories: [
        { label: 'Metálicas', href: '/productos/juntas-expansion#grupo-metalicas', count: 1 },
      ],
    },
  ],
  equipment: [{ label: 'Bomba', href: '/selector?equipo=bomba' }],
  solutions: Array.from({ length: 6 }, (_, index) => ({
    label: `Servicio ${index + 1}`,
    href: `/soluciones/servicio-${index + 1}`,
    line: 'Lo que hace',
  })),
  about: [{ label: 'Historia', href: '/historia' }],
  productCount: 52,
}

const PHONES = ['Norte', 'Centro', 'Sur'].map((city) => ({
  city,
  phone: { value: '+56 2 2345 6789', pending: false },
}))

/** As wide as on the site. */
const SEARCH_LINK = (
  <a href="/buscar" style={{ minInlineSize: 86, minBlockSize: 44 }}>
    Buscar
  </a>
)
/** Opens over the page where the header has no room for it. */
const SEARCH_FIELD = (
  <form role="search" data-example>
    <style>{'@media (width < 80rem) { [data-example] { display: none } }'}</style>
    <input type="search" aria-label="Buscar por código" style={{ inlineSize: '100%' }} />
  </form>
)

type SiteHeaderExampleProps = { currentPath?: string; brand?: string }

/** The header on a long page, for tests. */
export function SiteHeaderExample(props: SiteHeaderExampleProps) {
  const { currentPath = '/', brand = 'Marca' } = props
  return (
    <>
      <SiteHeader
        brand={brand}
        currentPath={currentPath}
        aboutHrefs={['/historia']}
        menus={{
          products: <ProductPanel menu={EXAMPLE_MENU} currentPath={currentPath} />,
          solutions: <SolutionPanel solutions={EXAMPLE_MENU.solutions} currentPath={currentPath} />,
          about: <Submenu links={EXAMPLE_MENU.about} currentPath={currentPath} />,
        }}
        phones={<BranchPhones branches={PHONES} />}
        search={{
          // Without a box, as an island's element.
          field: <div style={{ display: 'contents' }}>{SEARCH_FIELD}</div>,
          link: SEARCH_LINK,
          menu: <PageSearch label="Desde el menú" />,
        }}
      />
      <main style={{ blockSize: '300vh' }}>
        <h1>Página</h1>
        <p style={{ marginBlockStart: '40rem' }}>Más abajo</p>
      </main>
    </>
  )
}

/** A menu item that opens a panel or submenu. */
export const item = (name: string) => page.getByText(name, { exact: true }).first()

export const isOpen = (name: string) => () => item(name).element().closest('details')?.open
