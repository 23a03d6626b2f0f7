import { z } from 'zod'

/** A tracked text file. */
export type TrackedFile = { name: string; text: string }

/** Texts of the owner: what they say of the brand is checked by tools/review/review-content.ts. */
const CONTENT = 'content/'
/** Generated files, and files about these very words. */
const EXEMPT = /^(?:package-lock\.json|tools\/repository\/.*|src\/schema\/text\.ts)$/

const FORBIDDEN = [
  {
    pattern: /(?<![\w.-])\/(?:home|root|Users|work|workspace)\/\w/,
    reason: "a developer's folder",
  },
  { pattern: /https?:\/\/(?:registry|deb)\./, reason: 'a package registry' },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/, reason: 'unfinished work' },
]

/** Finds words that no file of the project may contain; reports file and line. */
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
/** Comments may name paths without backquotes; a name with an extension counts as one. */
const PATH_IN_COMMENT = new RegExp(
  String.raw`(?<![\w./-])(?:${FOLDERS})/[\w./-]*\.(?:[jt]sx?|mjs|css|ya?ml|md|json|sh)\b`,
  'g',
)
/** Settings at the root may also name paths in strings; patterns do not count. */
const SETTINGS = /^[\w-]+\.config\.m?[jt]s$/
const QUOTED_PATH = new RegExp(String.raw`'((?:${FOLDERS})/[\w./-]*)'`, 'g')
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*).*$/gm

/** Finds names of missing files and folders in documents, comments and settings. */
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
 * Checks that the lockfile installs everywhere: it must not name one machine's registry, and must include the builds
 * of every platform (otherwise `npm ci` fails).
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
