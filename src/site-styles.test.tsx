import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSiteStyles } from './site-styles.ts'

function Page({ path }: { path: string }) {
  useSiteStyles(path)
  return <p className="of-the-next-page">{path}</p>
}

afterEach(() => {
  delete window.siteStyles
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('of-the-next-page')) style.remove()
  }
})

test('the other pages’ styles wait for the visitor to move on, and come once', async () => {
  window.siteStyles = '.of-the-next-page { color: rgb(1, 2, 3) }'
  const screen = await render(<Page path="/" />)
  const colour = () => getComputedStyle(screen.getByRole('paragraph').element()).color
  expect(colour()).not.toBe('rgb(1, 2, 3)')

  await screen.rerender(<Page path="/contacto" />)
  expect(colour()).toBe('rgb(1, 2, 3)')
  const sheets = document.head.querySelectorAll('style').length
  await screen.rerender(<Page path="/historia" />)
  expect(document.head.querySelectorAll('style')).toHaveLength(sheets)
})

test('where no styles were fetched apart, moving on changes none', async () => {
  const screen = await render(<Page path="/" />)
  const sheets = document.head.querySelectorAll('style').length
  await screen.rerender(<Page path="/contacto" />)
  expect(document.head.querySelectorAll('style')).toHaveLength(sheets)
})
