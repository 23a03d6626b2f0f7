import type { TrackedFile } from './forbidden-words.ts'

const FOLDERS = 'bench|content|deploy|docs|drawings|public|server|src|tests|tools'
const DOCUMENT = /^(?:README\.md|docs\/.*\.md)$/
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
