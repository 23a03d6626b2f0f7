/** Network Information API; only some browsers have it. */
type Connection = Readonly<{ saveData?: boolean; effectiveType?: string; type?: string }>

const SLOW_TYPES = ['slow-2g', '2g']

/** Whether the connection is metered or slow; then nothing is fetched that the visitor did not ask for. */
export function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (!connection) return false
  const { saveData = false, effectiveType = '', type } = connection
  return saveData || type === 'cellular' || SLOW_TYPES.includes(effectiveType)
}
