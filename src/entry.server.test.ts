import { createElement, type ReactNode, Suspense } from 'react'
import type { EntryContext } from 'react-router'
import { expect, test, vi } from 'vitest'
import renderDocument from './entry.server.tsx'

const page = vi.hoisted(() => ({ content: undefined as ReactNode }))
vi.mock(import('react-router'), async (original) => ({
  ...(await original()),
  ServerRouter: () => createElement('html', null, createElement('body', null, page.content)),
}))

async function documentOf(content: ReactNode): Promise<string> {
  page.content = content
  const request = new Request('http://localhost/')
  const document = await renderDocument(request, 200, new Headers(), {} as EntryContext)
  return document.text()
}

test('a long part stands in its place, for who has no script', async () => {
  const long = createElement('p', null, 'Sello mecánico. '.repeat(2000))
  const html = await documentOf([
    createElement(Suspense, { key: 'part' }, long),
    createElement('footer', { key: 'foot' }),
  ])
  expect(html.indexOf('Sello mecánico.')).toBeLessThan(html.indexOf('<footer'))
  expect(html).not.toContain('<template')
})

test('a page of which one part fails is not built', async () => {
  const Failing = () => {
    throw new Error('Falta la lámina.')
  }
  const part = createElement(Suspense, null, createElement(Failing))
  await expect(documentOf(part)).rejects.toThrow('Falta la lámina.')
})
