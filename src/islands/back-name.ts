import { storedValue } from '#visitor/stored-value.ts'
import { HOME_LABEL } from '#catalogue/labels.ts'

/** The page that this tab left last: its address and its name, as its own trail calls it. */
const lastPage = storedValue<readonly string[]>(
  'vengo-de',
  (stored) => (Array.isArray(stored) ? stored.map(String) : []),
  'sessionStorage',
)

/** "Volver" names the page that it steps back to, where that is the one which led here. */
export function nameBack(): void {
  const [href, name = ''] = lastPage.read()
  const parent = document.querySelector('[data-back] [data-parent]')
  if (parent && name !== '' && href === document.referrer) parent.textContent = ` a ${name}`
}

export function keepName(): void {
  const name = document.querySelector('[aria-current="page"][data-here]')?.textContent
  lastPage.update(() => [location.href.replace(/#.*$/, ''), name?.trim() || HOME_LABEL])
}
