import type { SiteCheck } from './built-site.ts'

const SCRIPT = /<script(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g
/** Shown at other addresses than their own, where they could not come alive. */
const STILL_PAGES = ['/404', '/sin-senal', '/contacto/respuesta']

/** Every page runs the one script that the policy names, and no other: the browser would refuse it. */
export function checkStarter(starter: string): SiteCheck {
  return ({ pages }) =>
    pages.flatMap(({ path, html }) => {
      const scripts = [...html.matchAll(SCRIPT)].map(([, script]) => script)
      const expected = STILL_PAGES.includes(path) ? [] : [starter]
      return scripts.length === expected.length && scripts.every((one) => one === starter)
        ? []
        : [`${path}: runs ${scripts.length} scripts, not ${expected.length} that the policy names`]
    })
}
