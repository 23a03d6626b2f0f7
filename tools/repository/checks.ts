import { z } from 'zod'

/** A tracked text file. */
export type TrackedFile = { name: string; text: string }

/** The owner's words: what they may say of the brand judges tools/review/review-content.ts. */
const CONTENT = 'content/'
/** Generated, or about these very words. */
const EXEMPT = /^(?:package-lock\.json|tools\/repository\/.*|src\/schema\/text\.ts)$/

const FORBIDDEN = [
  {
    pattern: /(?<![\w.-])\/(?:home|root|Users|work|workspace)\/\w/,
    reason: "a developer's folder",
  },
  { pattern: /https?:\/\/(?:registry|deb)\./, reason: 'a package registry' },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/, reason: 'unfinished work' },
]

/** Words that no file of the project may hold, with file and line. */
export function findForbiddenWords(
  files: readonly TrackedFile[],
  brand: readonly string[],
): string[] {
  const holdsBrand = (line: string) =>
    brand.some((word) => line.toLowerCase().includes(word.toLowerCase()))
  const reasonsIn = (line: string, name: string) => [
    ...FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(({ reason }) => reason),
    ...(!name.startsWith(CONTENT) && holdsBrand(line) ? ['the brand'] : []),
  ]
  return files
    .filter(({ name }) => !EXEMPT.test(name))
    .flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, index) => {
        const excerpt = line.trim().slice(0, 100)
        return reasonsIn(line, name).map(
          (reason) => `${name}:${index + 1}: holds ${reason}: ${excerpt}`,
        )
      }),
    )
}

const FOLDERS = 'bench|content|deploy|docs|drawings|editor|public|server|src|tests|tools'
const DOCUMENT = /\.md$/
const SOURCE = /\.(?:[jt]sx?|mjs|css)$/
const NAMED_PATH = new RegExp(String.raw`\`((?:${FOLDERS})/[\w./-]*)\``, 'g')
/** In a comment a path needs no marks round it; a name with an extension is meant as one. */
const PATH_IN_COMMENT = new RegExp(
  String.raw`(?<![\w./-])(?:${FOLDERS})/[\w./-]*\.(?:[jt]sx?|mjs|css|ya?ml|md|json|sh)\b`,
  'g',
)
/** Settings at the root may also name paths as texts; patterns are none. */
const SETTINGS = /^[\w-]+\.config\.m?[jt]s$/
const QUOTED_PATH = new RegExp(String.raw`'((?:${FOLDERS})/[\w./-]*)'`, 'g')
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*).*$/gm

/** A document, a comment or a setting that names a file or folder which is gone misleads. */
export function findDeadPaths(
  files: readonly TrackedFile[],
  exists: (path: string) => boolean,
): string[] {
  return files.flatMap(({ name, text }) =>
    pathsIn(name, text)
      .filter((path) => !exists(path))
      .map((path) => `${name}: names ${path}, which does not exist`),
  )
}

function pathsIn(name: string, text: string): string[] {
  if (DOCUMENT.test(name)) return [...text.matchAll(NAMED_PATH)].map(([, path = '']) => path)
  if (!SOURCE.test(name)) return []
  const comments = (text.match(COMMENT_LINE) ?? []).join('\n')
  const quoted = SETTINGS.test(name) ? [...text.matchAll(QUOTED_PATH)] : []
  return [...(comments.match(PATH_IN_COMMENT) ?? []), ...quoted.map(([, path = '']) => path)]
}

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

/**
 * The lockfile must install everywhere: without the address of one machine's registry, and with
 * the builds of every platform (`npm ci` refuses it otherwise).
 */
export function checkLockfile(text: string): string[] {
  const { packages } = lockfile.parse(JSON.parse(text))
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')))
  return Object.entries(packages).flatMap(([key, { resolved, optionalDependencies = {} }]) => [
    ...(resolved?.startsWith('http')
      ? [`package-lock.json: ${key} records where it came from`]
      : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `package-lock.json: ${key} lacks its optional package ${name}`),
  ])
}
