{
  const page = document.documentElement.dataset
  try {
    if (localStorage.getItem('unidades') === '"imp"') page.units = 'imp'
    const lines = JSON.parse(localStorage.getItem('cotizar'))?.length
    if (lines > 0) {
      page.lines = ''
      document.documentElement.style.setProperty('--lines', lines)
    }
  } catch {}
  if (location.search) page.asked = location.search

  let starting
  const start = () =>
    (starting ??= import(page.entry).catch((fault) => {
      starting = undefined
      delete page.asked
      if (fault instanceof SyntaxError) renew().catch(() => {})
      throw fault
    }))
  const quietly = () => start().catch(() => {})
  const renew = async () => {
    if (sessionStorage.renewed) return
    sessionStorage.renewed = 1
    await caches.delete('partes')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    await Promise.all(scripts.map(({ name }) => fetch(name, { cache: 'reload' })))
    location.reload()
  }
  addEventListener('damaged', () => void renew().catch(() => {}))

  if (page.asked) {
    addEventListener('DOMContentLoaded', () => {
      const asked = new URLSearchParams(page.asked).get('q')
      if (asked) document.querySelector('main [name=q]')?.setAttribute('value', asked)
      quietly()
    })
  } else addEventListener('load', () => setTimeout(quietly, 100))
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, quietly, { capture: true, passive: true })
  }
  addEventListener('keydown', (event) => {
    const { target, ctrlKey, metaKey } = event
    if (event.key !== '/' || target !== document.body || ctrlKey || metaKey) return
    try {
      if (localStorage.getItem('tecla-buscar')) return
    } catch {}
    event.preventDefault()
    for (const field of document.querySelectorAll('[type=search]')) {
      if (document.activeElement === target) field.focus()
    }
  })
  addEventListener(
    'click',
    (event) => {
      const { target, detail, ctrlKey, metaKey, shiftKey } = event
      const pressed = target.closest?.('button:not([popovertarget]), [data-hold]')
      if (page.isAlive || !pressed?.closest('[data-wake]') || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (detail > 1) return
      start().then(
        () => pressed.click(),
        () => {
          if (pressed.href) location.assign(pressed.href)
          else if (pressed.type !== 'button') pressed.closest('form')?.submit()
        },
      )
    },
    true,
  )
}
