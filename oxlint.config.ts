import { defineConfig, type OxlintOverride } from 'oxlint'
import { folderOf, LAYERS, PROGRAMS, PURE_MODULES, type Layer } from './tools/layers.ts'

/** The folders that are imported as `#…`. */
const NAMED_FOLDERS = [...LAYERS.map(({ name }) => name), 'styles']
/** The folders beside src/, which are imported by path. */
const ROOT_FOLDERS = ['server', 'tools', 'editor', 'deploy', 'tests', 'bench']
const REACT = ['react', 'react-dom']
/** Packages that read and check the content; browsers must never load them. */
const CONTENT_READERS = ['zod', 'yaml']
const NO_PAGES = { regex: '^#pages/|/pages/', message: 'Only the site imports pages.' }
const NO_SITE = { regex: '^#site/|/site/', message: 'The site stands above all layers.' }
/** Otherwise `./../x` and `#schema/../x` would bypass a layer's patterns. */
const NO_DETOURS = {
  regex: String.raw`^\./\.\./|[^./]/\.\./`,
  message: 'Write the path without detours.',
}
/** JSX needs no import: where React is not allowed, no file may contain JSX. */
const NO_JSX = {
  'react/jsx-filename-extension': ['error', { extensions: [] }],
} satisfies OxlintOverride['rules']

/** The import rules of a layer, from its entry in the table. */
function boundariesOf(layer: Layer): OxlintOverride[] {
  const { imports, buildImports = [], hasReact } = layer
  const folder = folderOf(layer)
  const beforehand = { ...layer, imports: [...imports, ...buildImports] }
  const overrides = [
    { files: [`${folder}/**`], rules: importRules(layer) },
    { files: [`${folder}/**/build-*.ts`], rules: importRules(beforehand) },
    {
      files: ['*.test.*', '*-fixture.*', 'testing/**'].map((one) => `${folder}/**/${one}`),
      rules: importRules({ ...beforehand, imports: [...beforehand.imports, 'tools'] }),
    },
  ] satisfies OxlintOverride[]
  return hasReact ? overrides : [...overrides, { files: [`${folder}/**`], rules: NO_JSX }]
}

function importRules({ name, imports, importsTypes = [], hasReact, readsContent }: Layer) {
  const known = new Set([name, ...imports, ...importsTypes])
  const foreign = (folders: readonly string[]) => folders.filter((folder) => !known.has(folder))
  const types = importsTypes.filter((layer) => !imports.includes(layer))
  const packages = [...(hasReact ? [] : REACT), ...(readsContent ? [] : CONTENT_READERS)]
  const others = [...imports, ...types].join(', ') || 'nothing'
  const message = `${name} imports besides itself: ${others} (tools/layers.ts).`
  const hidden = NAMED_FOLDERS.includes(name) ? ['src', ...NAMED_FOLDERS] : ['src', 'drawings']
  const patterns = [
    ...(name === 'site' || name === 'tools' ? [] : [NO_PAGES, NO_SITE]),
    NO_DETOURS,
    { regex: upwards(hidden), message: 'Name the layer: #catalogue/…' },
    { regex: `^#(${foreign(NAMED_FOLDERS).join('|')})/`, message },
    { regex: upwards(foreign(ROOT_FOLDERS)), message },
    ...(packages.length > 0
      ? [{ regex: `^(${packages.join('|')})(/|$)`, message: `${name} does without this package.` }]
      : []),
    ...(types.length > 0
      ? [
          {
            // As in a .gitignore, where an unescaped # begins a comment.
            group: [
              ...types.map((layer) => String.raw`\#${layer}/**`),
              ...PURE_MODULES.map((module) => `!${module}`),
            ],
            allowTypeImports: true,
            message: `Of ${types.join(', ')} ${name} takes types; values of the pure modules alone (tools/layers.ts).`,
          },
        ]
      : []),
  ]
  return { 'no-restricted-imports': ['error', { patterns }] } satisfies OxlintOverride['rules']
}

function upwards(folders: readonly string[]): string {
  return String.raw`^(\.\./)+(${folders.join('|')})/`
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': [
      'error',
      // These modules act on every page by being imported.
      { allow: ['**/*.css', '**/{chosen-units,far-pictures,follow-header,page-links}.ts'] },
    ],
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'react/button-has-type': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-restricted-imports': ['error', { patterns: [NO_PAGES, NO_DETOURS] }],
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'typescript/no-misused-spread': 'off',
    'promise/always-return': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'promise/no-callback-in-promise': 'off',
  },
  overrides: [
    {
      files: [
        'src/pages/**',
        'src/**/*.island.tsx',
        '*.config.*',
        '**/*.d.ts',
        'tools/testing/temporary-files.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tools/**', 'editor/**', 'bench/**', 'server/**', 'src/contact/**'],
      rules: { 'no-console': 'off' },
    },
    // Messages to worker threads have no origin.
    {
      files: ['tools/build/render-*.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    ...[...LAYERS, ...PROGRAMS].flatMap(boundariesOf),
  ],
})
