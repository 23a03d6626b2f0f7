/** Uses the browser's storage; returns undefined, without effect, if it is blocked or full. */
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
