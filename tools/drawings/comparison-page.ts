import { escapeHtml } from '#catalogue/escape-html.ts'

/** A drawing that is not the same in both revisions; one side is missing where it was added or removed. */
export type Difference = { path: string; share: number; before?: string; after?: string }

const STYLE = `
body { font: 16px/1.5 sans-serif; margin: 2rem }
.row { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
figure { margin: 0 }
img { block-size: auto; border: 1px solid; inline-size: 100% }
.both { display: grid; filter: invert(1); isolation: isolate }
.both img { border: 0; grid-area: 1 / 1 }
.both img + img { mix-blend-mode: difference }
`

/** Before, after, and both laid over each other: what is the same is white there. */
export function comparisonPage(revision: string, differences: readonly Difference[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Drawings since ${escapeHtml(revision)}</title>
<style>${STYLE}</style>
<h1>Drawings since ${escapeHtml(revision)}</h1>
<p>${differences.length} differ.</p>
${differences.map(row).join('\n')}
</html>
`
}

function row({ path, share, before, after }: Difference): string {
  const [was, is] = [imageOf(before), imageOf(after)]
  const both = was && is && `<div class="both">${was}${is}</div>`
  return `<h2>${escapeHtml(path)}: ${percentOf(share)}</h2>
<div class="row">
<figure>${was}<figcaption>${was ? 'before' : 'added'}</figcaption></figure>
<figure>${is}<figcaption>${is ? 'after' : 'removed'}</figcaption></figure>
<figure>${both}<figcaption>${both && 'difference'}</figcaption></figure>
</div>`
}

export const percentOf = (share: number) => `${(share * 100).toFixed(2)} %`

const imageOf = (svg: string | undefined) =>
  svg === undefined
    ? ''
    : `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
