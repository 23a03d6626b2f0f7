const page = JSON.parse(document.getElementById('start').textContent)
let isStarted = false
const start = async (fetchPriority) => {
  if (isStarted) return
  isStarted = true
  for (const href of page.scripts) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority, href }))
  }
  try {
    const [answer, modules] = await Promise.all([
      fetch(page.data, { cache: 'no-cache', priority: fetchPriority }),
      Promise.all(page.routes.map(([, url]) => import(url))),
      import(page.manifest),
    ])
    if (!answer.ok) throw answer
    Object.assign(window, {
      pageData: await answer.text(),
      __reactRouterContext: page.context,
      __reactRouterRouteModules: Object.fromEntries(page.routes.map(([id], i) => [id, modules[i]])),
    })
    await import(page.entry)
  } catch {
    isStarted = false
  }
}
const rest = () => void start('low')
const whenIdle = () =>
  window.requestIdleCallback ? requestIdleCallback(rest, { timeout: 2000 }) : setTimeout(rest, 300)
const wait = () => setTimeout(whenIdle, 500)
if (document.readyState === 'complete') wait()
else addEventListener('load', wait, { once: true })
for (const sign of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(sign, () => void start('high'), { capture: true })
}
