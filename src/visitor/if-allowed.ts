/** Uses the browser's storage, which may be forbidden or have no room left: then nothing is done, and the answer is undefined. */
export function ifAllowed<Result>(
  keeping: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(window[keeping])
  } catch {
    return undefined
  }
}
