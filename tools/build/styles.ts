import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import type { CSSOptions } from 'vite'

/** Puts the rules of a component's stylesheet into the layer `components`, except those that name another layer. */
const componentLayer: ReturnType<typeof customMedia> = {
  postcssPlugin: 'component-layer',
  OnceExit(root, { AtRule }) {
    if (!/\.module\.css(?:\?|$)/.test(root.source?.input.file ?? '')) return
    const own = root.nodes.filter((node) => !(node.type === 'atrule' && node.name === 'layer'))
    const layer = new AtRule({ name: 'layer', params: 'components', nodes: [] })
    own[0]?.before(layer)
    layer.append(own)
  },
}

/** How all stylesheets are processed: breakpoints have names here, which browsers do not support yet. */
export const STYLES: CSSOptions = {
  postcss: {
    plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia(), componentLayer],
  },
}
