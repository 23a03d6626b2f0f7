import { DARK, LIGHT } from '#drawings/palette.ts'

/** The look of the pages that editors and developers see. */
export const GALLERY_STYLE = `
body { color: ${LIGHT.ink}; font: 16px/1.5 sans-serif; margin: 2rem }
h2 { border-block-start: 2px solid; margin-block: 2rem 0; padding-block-start: .5rem }
h3 { font-size: .8rem; margin: 0 }
p, ol { margin-block: .5rem; max-inline-size: 60rem }
code { font-size: .8rem; overflow-wrap: anywhere }
a { color: ${LIGHT.accent} }
table { border-collapse: collapse }
th, td { border-block-end: 1px solid; padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top }
.albums { columns: 18rem }
.themes { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
.themes > div { background: ${LIGHT.sheet}; border: 1px solid; padding: .5rem }
.themes > .dark { background: ${DARK.sheet}; color: ${DARK.ink} }
img { block-size: auto; display: block; margin-block: .5rem; max-inline-size: 100% }
.section { inline-size: 100% }
.card { inline-size: 300px }
.row { inline-size: 96px }
.icon { inline-size: 64px }
`
