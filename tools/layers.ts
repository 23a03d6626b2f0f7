/**
 * The layers of src/ and the programs beside it, and what each may import besides itself. The linter's boundary rules
 * are generated from this table (oxlint.config.ts), and docs/architecture.md shows it.
 */
export type Layer = {
  name: string
  /** Its folder, if that is neither src/<name> nor, for a program, <name>. */
  folder?: string
  /** Layers that it may import completely. */
  imports: readonly string[]
  /** Layers from which it may import types and, of values, only the modules in `PURE_MODULES`. */
  importsTypes?: readonly string[]
  /** Layers that only its tests and its `build-*.ts` may import, because these never run in a browser. */
  buildImports?: readonly string[]
  /** Whether it may import React. */
  hasReact?: true
  /** Whether it may import Zod and YAML, which no browser should load. */
  readsContent?: true
}

/** Modules without content, Zod, YAML or React, which browsers and the server may load. */
export const PURE_MODULES = [
  '#schema/fold-text.ts',
  '#schema/letter-case.ts',
  '#catalogue/compare-names.ts',
  '#catalogue/escape-html.ts',
  '#catalogue/external-links.ts',
  '#catalogue/format-bytes.ts',
  '#catalogue/inline-script.ts',
  '#catalogue/labels.ts',
  '#catalogue/link-kind.ts',
  '#catalogue/locked-pdf.ts',
  '#catalogue/meant-path.ts',
  '#catalogue/paths.ts',
  '#catalogue/show/measured-choice.ts',
  '#catalogue/stem-word.ts',
  '#catalogue/machine-serving.ts',
  '#views/product-data.ts',
  '#contact/enquiry-rules.ts',
  '#contact/file-kind.ts',
  '#contact/file-rules.ts',
  '#contact/mail-port.ts',
  '#contact/outcome-messages.ts',
  '#contact/reference.ts',
  '#contact/relay-mail.ts',
  '#contact/rut-check-digit.ts',
  '#contact/tidy-input.ts',
  '#contact/unfit-file.ts',
  '#contact/xsrf-fetch.ts',
  '#islands/metered.ts',
]

/** The layers that pages and the site around them are composed of. */
const BELOW_PAGES: readonly string[] = [
  'figures',
  'schema',
  'catalogue',
  'drawings',
  'pictures',
  'datasheets',
  'views',
  'visitor',
  'islands',
  'components',
  'quotation',
  'contact',
  'finder',
  'offline',
]

/** The layers: folders of src/, and the drawings beside it, imported as `#catalogue/…`. */
export const LAYERS: readonly Layer[] = [
  { name: 'figures', imports: [] },
  {
    name: 'drawings',
    folder: 'drawings',
    imports: ['figures'],
    buildImports: ['schema', 'catalogue', 'pictures'],
    hasReact: true,
    readsContent: true,
  },
  { name: 'schema', imports: ['figures', 'drawings'], readsContent: true },
  { name: 'catalogue', imports: ['figures', 'schema', 'drawings'], readsContent: true },
  {
    name: 'pictures',
    imports: ['figures', 'schema', 'catalogue', 'drawings'],
    hasReact: true,
    readsContent: true,
  },
  {
    name: 'datasheets',
    imports: ['figures', 'schema', 'catalogue', 'drawings', 'pictures'],
    hasReact: true,
  },
  {
    name: 'views',
    imports: ['figures', 'schema', 'catalogue', 'drawings', 'pictures', 'datasheets'],
  },
  { name: 'visitor', imports: ['figures'], hasReact: true },
  { name: 'islands', imports: ['figures', 'visitor'], importsTypes: ['catalogue'], hasReact: true },
  {
    name: 'components',
    imports: ['figures', 'islands', 'visitor'],
    importsTypes: ['schema', 'catalogue', 'drawings', 'pictures', 'views'],
    buildImports: ['styles'],
    hasReact: true,
  },
  {
    name: 'contact',
    imports: ['islands', 'visitor', 'components'],
    importsTypes: ['schema', 'catalogue'],
    hasReact: true,
  },
  {
    name: 'quotation',
    imports: ['figures', 'islands', 'visitor', 'components', 'offline', 'finder'],
    importsTypes: ['schema', 'catalogue', 'views'],
    buildImports: ['schema', 'catalogue', 'views', 'styles'],
    hasReact: true,
  },
  {
    name: 'finder',
    imports: ['figures', 'islands', 'visitor', 'components', 'offline'],
    importsTypes: ['schema', 'catalogue', 'views'],
    buildImports: ['schema', 'catalogue', 'views', 'styles'],
    hasReact: true,
  },
  {
    name: 'offline',
    imports: ['visitor', 'islands', 'components'],
    importsTypes: ['catalogue'],
    hasReact: true,
  },
  { name: 'service-worker', imports: ['offline'], importsTypes: ['catalogue', 'islands'] },
  { name: 'pages', imports: [...BELOW_PAGES, 'styles'], hasReact: true },
  { name: 'site', imports: [...BELOW_PAGES, 'pages', 'styles'], hasReact: true },
]

/** Programs and folders beside src/, imported by path: `../deploy/…`. */
export const PROGRAMS: readonly Layer[] = [
  { name: 'deploy', imports: [], importsTypes: ['catalogue'] },
  {
    name: 'server',
    imports: ['deploy'],
    importsTypes: ['catalogue', 'contact'],
    buildImports: ['contact'],
  },
  {
    name: 'tools',
    imports: [...LAYERS.map(({ name }) => name), 'deploy', 'server'],
    hasReact: true,
    readsContent: true,
  },
  { name: 'editor', imports: [...BELOW_PAGES, 'tools'], hasReact: true, readsContent: true },
]

/** The folder of a layer or a program. */
export const folderOf = (layer: Layer) =>
  layer.folder ?? (LAYERS.includes(layer) ? `src/${layer.name}` : layer.name)
