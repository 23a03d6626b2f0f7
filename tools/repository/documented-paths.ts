import type { TrackedFile } from './forbidden-words.ts'

const DOCUMENT = /^(?:README\.md|docs\/.*\.md)$/
const NAMED_PATH = /`((?:bench|content|deploy|docs|public|server|src|tests|tools)\/[\w./-]*)`/g

/** A document that names a file or folder which is gone misleads. */
export function findDeadPaths(
  files: readonly TrackedFile[],
  exists: (path: string) => boolean,
): string[] {
  return files
    .filter(({ name }) => DOCUMENT.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(NAMED_PATH)]
        .map(([, path = '']) => path)
        .filter((path) => !exists(path))
        .map((path) => `${name}: names ${path}, which does not exist`),
    )
}
