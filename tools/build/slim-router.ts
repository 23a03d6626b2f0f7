import type { Plugin } from 'vite'

/**
 * Parts of React Router that this site never enters, since the manifest is whole from the start
 * (no lazy route discovery without a server), nothing measures the router from inside, and faults have
 * a page of their own. They count for some 4 kB of every page's scripts, and no setting leaves them
 * out.
 */
const UNUSED_PARTS = [
  {
    file: 'lib/dom/ssr/fog-of-war.js',
    replacement: `
      export const isFogOfWarEnabled = () => false
      export const getPatchRoutesOnNavigationFunction = () => undefined
      export const useFogOFWarDiscovery = () => {}
      export const getPartialManifest = () => ({})`,
    /** Only a server, or server components, call these. */
    elsewhere: [
      'URL_LIMIT',
      'getManifestPath',
      'getPathsWithAncestors',
      'handleClientVersionMismatch',
    ],
  },
  {
    file: 'lib/router/instrumentation.js',
    replacement: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router`,
    elsewhere: ['instrumentHandler', 'instrumentationResultMetaContext'],
  },
  {
    file: 'lib/dom/ssr/errorBoundaries.js',
    /** In English, with a stack trace; the root and src/fault-boundary.tsx have words of their own. */
    replacement: `
      export const RemixErrorBoundary = ({ children }) => children
      export const BoundaryShell = ({ children }) => children
      export const RemixRootDefaultErrorBoundary = () => null`,
    elsewhere: [],
  },
] as const

/** What stands for a name that the browser's code is not to use; its trace there is a fault. */
const LEFT_OUT = 'left out of the router: '
const LEFT_OUT_NAME = new RegExp(`${LEFT_OUT}(\\w+)`)

/** Vite plugin: takes the unused parts of React Router out of what the browser gets. */
export function slimRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = id.replaceAll('\\', '/')
      const part = UNUSED_PARTS.find((each) =>
        file.endsWith(`/react-router/dist/production/${each.file}`),
      )
      if (!part) return undefined
      found.add(part.file)
      return { code: slimPart(part.file, code), map: null }
    },
    buildEnd(error) {
      const missing = UNUSED_PARTS.filter(({ file }) => !found.has(file))
      if (!error && missing.length > 0) {
        throw new Error(`React Router has moved ${missing.map(({ file }) => file).join(', ')}.`)
      }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') refuseLeftOut(chunk.code)
      }
    },
  }
}

/** The slim stand-in for a part. Fails when the part offers something else than it did. */
export function slimPart(file: string, code: string): string {
  const part = UNUSED_PARTS.find((each) => each.file === file)
  if (!part) throw new Error(`${file} is no unused part.`)
  const { replacement, elsewhere } = part
  const offered = (/export \{([^}]*)\}/.exec(code)?.[1] ?? '').split(',').map((name) => name.trim())
  const replaced = [...replacement.matchAll(/export const (\w+)/g)].map(([, name = '']) => name)
  const known = new Set([...replaced, ...elsewhere])
  if (offered.length !== known.size || !offered.every((name) => known.has(name))) {
    throw new Error(`React Router has changed ${file}: adapt tools/build/slim-router.ts.`)
  }
  const refusals = elsewhere.map(
    (name) => `export const ${name} = /* @__PURE__ */ Symbol('${LEFT_OUT}${name}')`,
  )
  return [replacement, ...refusals].join('\n')
}

/** Fails on code that uses what was left out. */
export function refuseLeftOut(code: string): void {
  const name = LEFT_OUT_NAME.exec(code)?.[1]
  if (name) throw new Error(`The browser's code needs ${name}: adapt tools/build/slim-router.ts.`)
}
