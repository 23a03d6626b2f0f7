// Stylelint's own rules for valid CSS, and the decisions of this project.
const COLOR_FUNCTIONS = [
  '/^(rgb|hsl)a?$/',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
  'light-dark',
]

/** @type {import('stylelint').Config} */
export default {
  referenceFiles: ['src/styles/*.css'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'at-rule-descriptor-no-unknown': true,
    'at-rule-no-unknown': true,
    'at-rule-prelude-no-invalid': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'layer-name-pattern': '^(reset|tokens|base|patterns|components|utilities)$',
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'no-invalid-position-declaration': true,
    'no-unknown-animations': true,
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
    'property-no-deprecated': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-no-invalid': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
    'string-no-newline': true,
    'unit-no-unknown': true,
    'value-no-invalid': true,

    // Colours come from tokens.css, where they are named by purpose.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': COLOR_FUNCTIONS,
    // Square corners and no shadows: lines show depth.
    'declaration-property-value-disallowed-list': {
      '/radius/': ['/^(?!var\\()/'],
      '/shadow/': ['/^(?!none|var\\()/'],
    },
    // All text runs one way here, but logical properties express the intention.
    'property-disallowed-list': [
      '/^(margin|padding|border)-(left|right|top|bottom)(-|$)/',
      '/^(left|right|top|bottom)$/',
    ],
    'declaration-no-important': true,
    // Media queries use the names of breakpoints.css.
    'media-feature-name-disallowed-list': ['/width$/'],
  },
  overrides: [
    {
      files: ['src/styles/breakpoints.css'],
      rules: { 'media-feature-name-disallowed-list': null },
    },
    {
      files: ['src/styles/tokens.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      files: ['src/styles/reset.css', 'src/styles/motion.css', 'src/styles/print.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
}
