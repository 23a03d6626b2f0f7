/** A JSON file of the build, fetched and read at its first use; a failure may be retried. */
export function fetchedOnce<Result>(
  path: string,
  read: (content: unknown) => Result,
): () => Promise<Result> {
  let loading: Promise<Result> | undefined
  return () => {
    loading ??= fetchJson(path)
      .then(read)
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
