/** Runs a task once the whole page is parsed: the entry script is `async` and may run before. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', task, { once: true })
  else task()
}
