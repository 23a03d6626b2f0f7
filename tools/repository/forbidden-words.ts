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
