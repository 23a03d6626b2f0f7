import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import type { CSSOptions } from 'vite'

/** What a component's own stylesheet says belongs to the layer of components, but for what names another. */
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

/** How stylesheets are read, wherever they are: each knows the names of the breakpoints, which browsers do not yet. */
export const STYLES: CSSOptions = {
  postcss: {
    plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia(), componentLayer],
  },
}
