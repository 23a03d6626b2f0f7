/** What a page tells the worker on arrival: what to keep of what the visitor has just been given. */
export type Visit = Readonly<{ type: 'visit'; path: string; drawings: readonly string[] }>

/** Whether a message to the worker is one of these; anything of this origin may send it others. */
export function isVisit(message: unknown): message is Visit {
  if (typeof message !== 'object' || message === null) return false
  return 'type' in message && message.type === 'visit' && 'path' in message && 'drawings' in message
}
