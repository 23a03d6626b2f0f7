/** Runs a task once the whole page has been read: the entry is `async` and may come before the page's end. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', task, { once: true })
  else task()
}
