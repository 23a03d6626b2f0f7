import { defineConfig, type OxlintOverride } from 'oxlint'
import { LAYERS, PURE_MODULES } from './tools/layers.ts'

type Layer = (typeof LAYERS)[number]

const NAMES = [...LAYERS.map(({ name }) => name), 'styles']
const REACT = ['react', 'react-dom', 'react-router']
/** What reads the content, checks it, and must never weigh on a browser. */
const CONTENT_READERS = ['zod', 'yaml']
const NOTHING_IMPORTS_ROUTES = {
  regex: '^#routes/|/routes/',
  message: 'Nothing imports routes.',
}

/** Which import lines a layer may hold, from its entry in the table. */
function boundaryOf({ name, imports, importsTypes = [], hasReact, readsContent }: Layer) {
  const known = new Set([name, ...imports, ...importsTypes])
  const forbidden = NAMES.filter((other) => !known.has(other))
  const packages = [...(hasReact ? [] : REACT), ...(readsContent ? [] : CONTENT_READERS)]
  return {
    files: [`src/${name}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(\.\./)+(${NAMES.join('|')})/`,
              message: 'Between layers, name the layer: #catalogue/…',
            },
            {
              regex: `^#(${forbidden.join('|')})/`,
              message: `${name} imports of other layers: ${[...imports, ...importsTypes].join(', ') || 'nothing'} (tools/layers.ts).`,
            },
            ...(importsTypes.length > 0
              ? [
                  {
                    // As in a .gitignore, where a line that begins with # is a remark.
                    group: [
                      ...importsTypes.map((layer) => String.raw`\#${layer}/**`),
                      ...PURE_MODULES.map((module) => `!${module}`),
                    ],
                    allowTypeImports: true,
                    message: `Of ${importsTypes.join(', ')} ${name} takes types; values of the pure modules alone (tools/layers.ts).`,
                  },
                ]
              : []),
            ...(name === 'routes' ? [] : [NOTHING_IMPORTS_ROUTES]),
          ],
          paths: packages.map((one) => ({ name: one, message: 'This layer does without it.' })),
        },
      ],
    },
  } satisfies OxlintOverride
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    // The router's way to say that a page does not exist.
    'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'react/button-has-type': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-restricted-imports': ['error', { patterns: [NOTHING_IMPORTS_ROUTES] }],
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
        'src/root.tsx',
        'src/routes.ts',
        'src/routes/**',
        'src/entry.*.tsx',
        '*.config.*',
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tools/**', 'bench/**', 'server/**', 'src/contact/**'],
      rules: { 'no-console': 'off' },
    },
    ...LAYERS.map(boundaryOf),
  ],
  ignorePatterns: ['.react-router/**'],
})
