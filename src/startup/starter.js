{
  try {
    if (localStorage.getItem('unidades') === '"imp"') document.documentElement.dataset.units = 'imp'
  } catch {
    // Storage is forbidden here.
  }
  let isStarted = false
  const start = async (fetchPriority) => {
    if (isStarted) return
    isStarted = true
    const page = JSON.parse(document.getElementById('start').textContent)
    try {
      for (const href of page.scripts) {
        const link = document.createElement('link')
        document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority, href }))
      }
      const [answer, modules] = await Promise.all([
        fetch(page.data, { cache: 'no-cache', priority: fetchPriority }),
        Promise.all(page.routes.map(([, url]) => import(url))),
        import(page.manifest),
      ])
      if (!answer.ok) throw answer
      Object.assign(window, {
        pageData: await answer.text(),
        __reactRouterContext: page.context,
        __reactRouterRouteModules: Object.fromEntries(
          page.routes.map(([id], i) => [id, modules[i]]),
        ),
      })
      await import(page.entry)
    } catch (fault) {
      isStarted = false
      delete document.documentElement.dataset.asked
      if (fault instanceof SyntaxError) void renew(page).catch(() => {})
    }
  }
  const renew = async ({ scripts }) => {
    if (sessionStorage.renewed) return
    await Promise.all(scripts.map((url) => fetch(url, { cache: 'reload' })))
    const kept = await caches.open('partes')
    for (const url of scripts) await kept.delete(url)
    sessionStorage.renewed = 1
    location.reload()
  }
  const rest = () => void start('low')
  const whenIdle = () =>
    window.requestIdleCallback
      ? requestIdleCallback(rest, { timeout: 2000 })
      : setTimeout(rest, 300)
  addEventListener('load', () => setTimeout(whenIdle, 500), { once: true })
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, () => void start('high'), { capture: true })
  }
  const TOOLS = ['/buscar', '/selector', '/comparar']
  if (location.search && TOOLS.includes(location.pathname.replace(/\/$/, ''))) {
    document.documentElement.dataset.asked = ''
    addEventListener('DOMContentLoaded', () => void start('high'), { once: true })
  }
}
