/**
 * The layers of src/, and what each may import besides itself. The linter's boundary rules are made
 * from this table (oxlint.config.ts), and docs/architecture.md draws it.
 */
type Layer = {
  name: string
  /** Whole layers. */
  imports: readonly string[]
  /** Layers of which it takes types, and of their values only the modules of `PURE_MODULES`. */
  importsTypes?: readonly string[]
  /** Whether it may know React. */
  hasReact: boolean
  /** Whether it knows Zod and YAML, which no browser should load. */
  readsContent: boolean
}

/** Of the layers that read the content, what carries none of it, nor Zod nor YAML: a browser may load it. */
export const PURE_MODULES = [
  '#schema/facets.ts',
  '#catalogue/paths.ts',
  '#catalogue/escape-html.ts',
]

export const LAYERS: readonly Layer[] = [
  { name: 'schema', imports: [], hasReact: false, readsContent: true },
  { name: 'catalogue', imports: ['schema'], hasReact: false, readsContent: true },
  { name: 'drawings', imports: ['schema', 'catalogue'], hasReact: true, readsContent: true },
  {
    name: 'datasheets',
    imports: ['schema', 'catalogue', 'drawings'],
    hasReact: true,
    readsContent: false,
  },
  { name: 'visitor', imports: [], hasReact: true, readsContent: false },
  {
    name: 'components',
    imports: ['visitor', 'styles'],
    importsTypes: ['schema', 'catalogue', 'drawings'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'contact',
    imports: ['schema', 'catalogue', 'visitor', 'components', 'styles'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'quotation',
    imports: ['schema', 'catalogue', 'visitor', 'components', 'finder', 'styles'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'finder',
    imports: ['schema', 'catalogue', 'visitor', 'components', 'styles'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'offline',
    imports: ['schema', 'components', 'styles'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'service-worker',
    imports: ['components', 'offline'],
    importsTypes: ['catalogue'],
    hasReact: false,
    readsContent: false,
  },
  {
    name: 'startup',
    imports: ['visitor', 'components', 'styles'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'routes',
    imports: [
      'schema',
      'catalogue',
      'drawings',
      'datasheets',
      'visitor',
      'components',
      'quotation',
      'contact',
      'finder',
      'offline',
      'startup',
      'styles',
    ],
    hasReact: true,
    readsContent: false,
  },
]
