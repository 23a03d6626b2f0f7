import { MemoryRouter } from 'react-router'
import type { MenuItem } from './menu.ts'
import { SiteHeader } from './site-header.tsx'

export const EXAMPLE_MENU: MenuItem[] = [
  { label: 'Inicio', href: '/' },
  {
    label: 'Productos',
    id: 'productos',
    section: '/productos',
    items: [
      { label: 'Sellos Mecánicos', href: '/productos/sellos-mecanicos' },
      { label: 'Juntas de Expansión', href: '/productos/juntas-expansion' },
    ],
  },
  {
    label: 'Soluciones',
    id: 'soluciones',
    opensOnHover: true,
    items: Array.from({ length: 6 }, (_, index) => ({
      label: `Servicio ${index + 1}`,
      href: `/soluciones/servicio-${index + 1}`,
    })),
  },
  { label: 'Nosotros', id: 'nosotros', items: [{ label: 'Historia', href: '/historia' }] },
  { label: 'Contacto', href: '/contacto' },
]

/** As wide as the site's own. */
const SEARCH_LINK = (
  <a href="/buscar" aria-label="Buscar" style={{ order: 1, inlineSize: 'var(--target-min)' }} />
)

type SiteHeaderExampleProps = { currentPath?: string }

/** The header on a long page, for tests. */
export function SiteHeaderExample({ currentPath = '/' }: SiteHeaderExampleProps) {
  return (
    <MemoryRouter>
      <SiteHeader
        brand="Marca"
        menu={EXAMPLE_MENU}
        currentPath={currentPath}
        search={{ field: null, link: SEARCH_LINK }}
      />
      <main style={{ blockSize: '300vh' }}>
        <h1>Página</h1>
      </main>
    </MemoryRouter>
  )
}
