import { createHash } from 'node:crypto'
import { escapeHtml } from '#catalogue/escape-html.ts'
import { LINE_CONTROLS } from '#contact/enquiry-controls.ts'
import {
  ENQUIRY_FIELDS,
  ENQUIRY_RULES,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
} from '#contact/enquiry-rules.ts'

/** Specification 8, word for word. */
const SENT_TEXT = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'
/** Specification 2, "Contact screen". */
const NOTE = 'La recepción final de los productos es de responsabilidad del cliente'

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f4f8f7,#10191c);--sheet:light-dark(#fff,#182226);
--text:light-dark(#121b1d,#e8eeee);--line:light-dark(#657377,#7b898d);--link:light-dark(#186074,#6dcee1);
--accent:light-dark(#1c6f87,#52c1d8);--on-accent:light-dark(#fafcfc,#03171d);--error:light-dark(#a52520,#fe938b)}
body{margin:0;background:var(--paper);color:var(--text);font:1.0625rem/1.5 Arial,sans-serif}
main{max-inline-size:38rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.75rem;line-height:1.2}
a{color:var(--link);display:inline-block;padding-block:.625rem}
label{display:block;margin-block-start:1.25rem;font-weight:600}
input,textarea{box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;
border:1px solid var(--line);border-radius:0;background:var(--sheet);color:inherit;font:inherit}
textarea{min-block-size:9rem}
[aria-invalid=true]{border:2px solid var(--error)}
.hint,.error{margin:.25rem 0 0}
.error{color:var(--error)}
button{min-block-size:2.75rem;margin-block-start:1.5rem;padding:.5rem 1.5rem;border:0;border-radius:0;
background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The policy of these pages: no script, only the style that they carry and the site's icon. */
export const FORM_ANSWER_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
<p><a href="/">Volver al inicio</a></p>
</main>
</body>
</html>
`
}

function attributesMarkup(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('')
}

/** A field's text beside it, which it names as its description. */
type Remark = Readonly<{ id: string; className: string; text: string }>

function controlMarkup(field: EnquiryField, value: string, remarks: readonly Remark[]): string {
  const common = attributesMarkup({
    id: field,
    name: field,
    'aria-describedby': remarks.map(({ id }) => id).join(' ') || undefined,
    'aria-invalid': remarks.some(({ className }) => className === 'error') ? 'true' : undefined,
  })
  // The line break after <textarea> is the parser's: one that begins the value is kept.
  if (field === 'comment') return `<textarea${common} required>\n${escapeHtml(value)}</textarea>`
  const { type, inputMode, autoComplete, autoCapitalize } = LINE_CONTROLS[field]
  const own = {
    type,
    inputmode: inputMode,
    autocomplete: autoComplete,
    autocapitalize: autoCapitalize,
  }
  return `<input${common}${attributesMarkup({ ...own, value })} required>`
}

function fieldMarkup(field: EnquiryField, value: string, error: string | undefined): string {
  const hint = field === 'comment' ? undefined : LINE_CONTROLS[field].hint
  const remarks: Remark[] = []
  if (error) remarks.push({ id: `${field}-error`, className: 'error', text: error })
  if (hint) remarks.push({ id: `${field}-hint`, className: 'hint', text: hint })
  return [
    `<label for="${field}">${ENQUIRY_RULES[field].label}</label>`,
    controlMarkup(field, value, remarks),
    ...remarks.map(
      ({ id, className, text }) => `<p class="${className}" id="${id}">${escapeHtml(text)}</p>`,
    ),
  ].join('\n')
}

function formMarkup(action: string, enquiry: Enquiry, errors: EnquiryErrors): string {
  const fields = ENQUIRY_FIELDS.map((field) => fieldMarkup(field, enquiry[field], errors[field]))
  return `<form method="post" action="${action}" novalidate>
${fields.join('\n')}
<p>${NOTE}</p>
<button type="submit">Enviar</button>
</form>`
}

/** What the script-less form answers when the enquiry has been accepted. */
export function sentPage(): string {
  return page('Consulta enviada', `<h1>Contáctanos</h1>\n<p role="status">${SENT_TEXT}</p>`)
}

/** The form once more, as it was filled in, with what keeps it from being sent. */
export function unsentPage(
  action: string,
  problem: string,
  enquiry: Enquiry,
  errors: EnquiryErrors = {},
): string {
  const links = ENQUIRY_FIELDS.filter((field) => errors[field] !== undefined).map(
    (field) => `<li><a href="#${field}">${ENQUIRY_RULES[field].label}</a></li>`,
  )
  const list = links.length > 0 ? `\n<ul>\n${links.join('\n')}\n</ul>` : ''
  return page(
    'Error: Contáctanos',
    `<h1>Contáctanos</h1>
<p class="error" role="alert">${escapeHtml(problem)}</p>${list}
${formMarkup(action, enquiry, errors)}`,
  )
}

/** For a form that was turned away unread: its values are still in the browser's last page. */
export function refusedPage(problem: string): string {
  return page(
    'Error: Contáctanos',
    `<h1>Contáctanos</h1>
<p class="error" role="alert">${escapeHtml(problem)}</p>
<p>Vuelve a la página anterior: tus datos siguen ahí.</p>`,
  )
}
