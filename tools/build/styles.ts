import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import type { CSSOptions } from 'vite'

/** How stylesheets are read, wherever they are: each knows the names of the breakpoints, which browsers do not yet. */
export const STYLES: CSSOptions = {
  postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] },
}
