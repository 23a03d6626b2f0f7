import { ENQUIRY_FIELDS } from '#contact/enquiry-rules.ts'

const FIELDS = ENQUIRY_FIELDS.map((field) => {
  const wiring = `id="${field}" name="${field}" aria-invalid="true" aria-describedby="${field}-error ${field}-hint"`
  const control =
    field === 'comment'
      ? `<textarea ${wiring} required></textarea>`
      : `<input ${wiring} type="text" required value="">`
  return `<div data-state="invalid">
<label for="${field}">${field}</label>
${control}
<p id="${field}-error"><span>mensaje</span></p>
<p id="${field}-hint">ejemplo</p>
</div>`
})

/** A short version of the answers' page that src/contact/form-answer.tsx writes. */
export const FORM_ANSWER_PAGE = `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><title>Contáctanos</title></head>
<body>
<main>
<h1>Contáctanos</h1>
<p data-answer="none">Aquí aparece la respuesta.</p>
<div data-answer="sent" data-title="Consulta enviada" hidden>
<p>Consulta enviada correctamente, pronto nos comunicaremos con usted.</p>
<p>Referencia: <strong data-reference=""></strong></p>
</div>
<div data-answer="problem" data-title="Error: Contáctanos" hidden>
<p data-problem="">Revisa estos datos:</p>
<ul data-problems="">${ENQUIRY_FIELDS.map((field) => `<li data-wrong="${field}"><a href="#${field}">${field}</a></li>`).join('')}</ul>
</div>
<p data-answer="refused" hidden>Vuelve a la página anterior: tus datos siguen ahí.</p>
<form data-answer="form" method="post" action="/api/v1.0/email/send" hidden>
${FIELDS.join('\n')}
<button type="submit">Enviar</button>
</form>
</main>
</body>
</html>
`
