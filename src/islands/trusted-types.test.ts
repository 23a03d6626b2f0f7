import { expect, test } from 'vitest'
import { permittedMarkup, permittedScriptUrl } from './trusted-types.ts'

test.each([
  '',
  '{"@context":"https://schema.org"}',
  '<script></script>',
  '<svg viewBox="0 0 9 9"><title>Vista con brida</title><path d="M0 0"/></svg>',
  '<svg data-made-for="a" style="opacity:1">\n<defs><linearGradient id="a" x1="0"><stop offset="1"/></linearGradient></defs></svg>\n',
])("the site's own markup is permitted: %s", (text) => {
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
  '<svg><a href="java&#115;cript:alert(1)"><text>x</text></a></svg>',
  '<svg><a href="java&Tab;script:alert(1)"></a></svg>',
  '<svg><animate attributeName="href" values="java&#115;cript:alert(1)"/></svg>',
  '<svg><set attributeName="onload" to="alert(1)"/></svg>',
  '<svg><style>@import "//evil.example/a.css"</style></svg>',
  '<svg></svg><template><svg></svg></template>',
  '<svg><image href="//evil.example/a.png"/></svg>',
  '<svg><title><img src="x"></title></svg>',
  '<svg><path d=x onload=alert(1)></svg>',
  '<svg><!--><img src="x"></svg>',
  '<svg><path ONLOAD="alert(1)"/></svg>',
])('markup that could run a script is refused: %s', (text) => {
  expect(permittedMarkup(text)).toBeUndefined()
})

test('the service worker is the only permitted script URL', () => {
  const site = 'https://sitio.example/contacto'
  expect(permittedScriptUrl('/sw.js', site)).toBe('/sw.js')
  expect(permittedScriptUrl('/sw.js?import=//evil.example', site)).toBeUndefined()
  expect(permittedScriptUrl('/api/v1.0/email/sent', site)).toBeUndefined()
  expect(permittedScriptUrl('https://evil.example/a.js', site)).toBeUndefined()
  expect(permittedScriptUrl('//evil.example/a.js', site)).toBeUndefined()
  expect(permittedScriptUrl('data:text/javascript,1', site)).toBeUndefined()
})
