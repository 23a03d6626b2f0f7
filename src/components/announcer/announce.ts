type Listener = (text: string) => void

const listeners = new Set<Listener>()

/** Says to who cannot see it what has just changed on the page, when nothing moved the focus. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
