import { expect, test } from 'vitest'
import { permittedMarkup, permittedScriptUrl } from './trusted-types.ts'

test.each([
  '',
  '{"@context":"https://schema.org"}',
  '<script></script>',
  '<svg viewBox="0 0 9 9"><title>Vista con brida</title><path d="M0 0"/></svg>',
])('the page may show what the site itself writes: %s', (text) => {
  expect(permittedMarkup(text)).toBe(text)
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<b>',
  '<script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg/onload=alert(1)></svg>',
  '<svg><path d=">"onload=alert(1)></svg>',
  '<svg></svg><img src=x onerror=alert(1)>',
  '<svg><a href="javascript:alert(1)"></a></svg>',
  '<svg><foreignObject><iframe></iframe></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,x"/></svg>',
])('and nothing that could run: %s', (text) => {
  expect(permittedMarkup(text)).toBeUndefined()
})

test('scripts come from the site alone', () => {
  const site = 'https://sitio.example/contacto'
  expect(permittedScriptUrl('/sw.js', site)).toBe('/sw.js')
  expect(permittedScriptUrl('https://evil.example/a.js', site)).toBeUndefined()
  expect(permittedScriptUrl('//evil.example/a.js', site)).toBeUndefined()
  expect(permittedScriptUrl('data:text/javascript,1', site)).toBeUndefined()
})
