/**
 * The layers of src/ and the programs beside it, and what each may import besides itself. The linter's
 * boundary rules are made from this table (oxlint.config.ts), and docs/architecture.md draws it.
 */
export type Layer = {
  name: string
  /** Whole layers. */
  imports: readonly string[]
  /** Layers of which it takes types, and of their values only the modules of `PURE_MODULES`. */
  importsTypes?: readonly string[]
  /** Whole layers for its tests and its `build-*.ts` alone: these never run in a browser. */
  buildImports?: readonly string[]
  /** Whether it may know React. */
  hasReact: boolean
  /** Whether it knows Zod and YAML, which no browser should load. */
  readsContent: boolean
}

/** Modules that need neither the content nor Zod, YAML or React: a browser and the server may load them. */
export const PURE_MODULES = [
  '#schema/bind-units.ts',
  '#schema/facets.ts',
  '#schema/fold-text.ts',
  '#schema/letter-case.ts',
  '#schema/service.ts',
  '#schema/units.ts',
  '#catalogue/compare-names.ts',
  '#catalogue/escape-html.ts',
  '#catalogue/external-links.ts',
  '#catalogue/format-bytes.ts',
  '#catalogue/format-number.ts',
  '#catalogue/format-quantity.ts',
  '#catalogue/judge-figures.ts',
  '#catalogue/judge-range.ts',
  '#catalogue/labels.ts',
  '#catalogue/link-kind.ts',
  '#catalogue/meant-path.ts',
  '#catalogue/paths.ts',
  '#catalogue/stem-word.ts',
  '#contact/enquiry-rules.ts',
  '#contact/file-kind.ts',
  '#contact/file-rules.ts',
  '#contact/mail-port.ts',
  '#contact/outcome-messages.ts',
  '#contact/reference.ts',
  '#contact/relay-mail.ts',
  '#contact/unfit-file.ts',
  '#contact/xsrf-fetch.ts',
  '#islands/metered.ts',
]

/** The folders of src/, named in import lines: `#catalogue/…`. */
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
  {
    name: 'visitor',
    imports: [],
    importsTypes: ['schema'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'islands',
    imports: ['visitor'],
    importsTypes: ['schema', 'catalogue'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'components',
    imports: ['islands', 'visitor'],
    importsTypes: ['schema', 'catalogue', 'drawings'],
    buildImports: ['styles'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'contact',
    imports: ['islands', 'visitor', 'components'],
    importsTypes: ['schema', 'catalogue'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'quotation',
    imports: ['islands', 'visitor', 'components', 'finder'],
    importsTypes: ['schema', 'catalogue'],
    buildImports: ['schema', 'catalogue'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'finder',
    imports: ['islands', 'visitor', 'components'],
    importsTypes: ['schema', 'catalogue'],
    buildImports: ['schema', 'catalogue', 'styles'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'offline',
    imports: ['islands', 'components'],
    importsTypes: ['catalogue'],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'service-worker',
    imports: ['offline'],
    importsTypes: ['catalogue', 'islands'],
    hasReact: false,
    readsContent: false,
  },
  {
    name: 'pages',
    imports: [
      'schema',
      'catalogue',
      'drawings',
      'datasheets',
      'visitor',
      'islands',
      'components',
      'quotation',
      'contact',
      'finder',
      'offline',
    ],
    hasReact: true,
    readsContent: false,
  },
  {
    name: 'site',
    imports: [
      'schema',
      'catalogue',
      'drawings',
      'datasheets',
      'visitor',
      'islands',
      'components',
      'quotation',
      'contact',
      'finder',
      'offline',
      'pages',
      'styles',
    ],
    hasReact: true,
    readsContent: false,
  },
]

/** The folders beside src/ that a build or a server runs, named by their paths: `../deploy/…`. */
export const PROGRAMS: readonly Layer[] = [
  { name: 'deploy', imports: [], hasReact: false, readsContent: false },
  {
    name: 'server',
    imports: ['deploy'],
    importsTypes: ['catalogue', 'contact'],
    buildImports: ['contact'],
    hasReact: false,
    readsContent: false,
  },
  {
    name: 'tools',
    imports: [...LAYERS.map(({ name }) => name), 'deploy', 'server'],
    hasReact: true,
    readsContent: true,
  },
]
