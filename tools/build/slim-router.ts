import type { Plugin } from 'vite'

/**
 * What the browser gets of React Router in another form, by file and name; nothing else changes, and no
 * setting does it. Most of it is left out: this site never enters it, since the manifest is whole from
 * the start (no lazy route discovery without a server), nothing measures the router from inside, no
 * route has styles of its own (slim-manifest.ts), and faults have a page of their own. It counts for
 * some 4 kB of every page's scripts.
 */
const PARTS: readonly Part[] = [
  {
    file: 'lib/dom/ssr/fog-of-war.js',
    replaced: {
      isFogOfWarEnabled: '() => false',
      getPatchRoutesOnNavigationFunction: '() => undefined',
      useFogOFWarDiscovery: '() => {}',
      getPartialManifest: '() => ({})',
    },
    unused: [
      'URL_LIMIT',
      'getManifestPath',
      'getPathsWithAncestors',
      'handleClientVersionMismatch',
    ],
  },
  {
    file: 'lib/router/instrumentation.js',
    replaced: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
    },
    unused: ['instrumentHandler', 'instrumentationResultMetaContext'],
  },
  {
    file: 'lib/dom/ssr/errorBoundaries.js',
    // In English, with a stack trace; the root and src/fault-boundary.tsx have words of their own.
    replaced: {
      RemixErrorBoundary: '({ children }) => children',
      BoundaryShell: '({ children }) => children',
      RemixRootDefaultErrorBoundary: '() => null',
    },
    unused: [],
  },
  {
    file: 'lib/dom/ssr/links.js',
    // The scripts of a page that may come next are fetched by links; running them waits for the move.
    replaced: {
      getKeyedPrefetchLinks: '() => new Promise(() => {})',
      prefetchRouteCss: 'async () => {}',
      prefetchStyleLinks: 'async () => {}',
    },
    unused: [],
  },
  {
    file: 'lib/dom/ssr/routeModules.js',
    // Where a script cannot be fetched the router loads the document that is shown again, which
    // without a signal is gone then. Here it is a fault of the page to come, for which the root has words.
    replaced: {
      loadRouteModule: `async (route, known) => {
          try {
            return (known[route.id] ??= await import(/* @vite-ignore */ route.module))
          } catch (error) {
            return { default() { throw error } }
          }
        }`,
    },
    unused: [],
  },
]

type Part = {
  file: string
  /** Each by an expression. */
  replaced: Readonly<Record<string, string>>
  /** What only a server, server components or another part calls. */
  unused: readonly string[]
}

/** What stands for a name that the browser's code is not to use; its trace there is a fault. */
const LEFT_OUT = 'left out of the router: '
const LEFT_OUT_NAME = new RegExp(`${LEFT_OUT}(\\w+)`)

const LIBRARY = '/react-router/dist/production/'

/** Vite plugin: what PARTS names of React Router reaches the browser in that form. */
export function slimRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = id.replaceAll('\\', '/')
      if (!file.includes(LIBRARY)) return undefined
      const part = PARTS.find((each) => file.endsWith(LIBRARY + each.file))
      if (!part) return { code: withPureComponents(code), map: null }
      found.add(part.file)
      return { code: slimPart(part.file, code), map: null }
    },
    buildEnd(error) {
      const missing = PARTS.filter(({ file }) => !found.has(file))
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

const EXPORTS = /export \{([^}]*)\}/

/**
 * A file of the router with its parts replaced; what nothing refers to any more falls out of the bundle.
 * Fails when the file no longer offers a part by that name.
 */
export function slimPart(file: string, code: string): string {
  const part = PARTS.find((each) => each.file === file)
  if (!part) throw new Error(`${file} has no part to replace.`)
  const { replaced, unused } = part
  const offered = (EXPORTS.exec(code)?.[1] ?? '').split(',').map((name) => name.trim())
  const standIns = {
    ...replaced,
    ...Object.fromEntries(
      unused.map((name) => [name, `/* @__PURE__ */ Symbol('${LEFT_OUT}${name}')`]),
    ),
  }
  if (!Object.keys(standIns).every((name) => offered.includes(name))) {
    throw new Error(`React Router has changed ${file}: adapt tools/build/slim-router.ts.`)
  }
  const kept = offered.filter((name) => !(name in standIns))
  return [
    code.replace(EXPORTS, `export { ${kept.join(', ')} }`),
    ...Object.entries(standIns).map(
      ([name, value]) => `const slim_${name} = ${value}\nexport { slim_${name} as ${name} }`,
    ),
  ].join('\n')
}

/** Lets components that nothing uses, such as the router's own links, fall out of the bundle. */
export function withPureComponents(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/^(const \w+ = )(?=\S+\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
}

/** Fails on code that uses what was left out. */
export function refuseLeftOut(code: string): void {
  const name = LEFT_OUT_NAME.exec(code)?.[1]
  if (name) throw new Error(`The browser's code needs ${name}: adapt tools/build/slim-router.ts.`)
}
