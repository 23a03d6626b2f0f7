import { ENQUIRY_ID } from '#catalogue/paths.ts'

/**
 * Keeps "Enviar" disabled while a field is missing (specification 4) until the form's own script, which is heavy, has been
 * asked for by a first sign of the visitor. It goes by the browser's own rules for the fields, so that the form can be
 * sent even where that script never arrives. Once alive, the form replaces the button that it was served with.
 */
class SendGate extends HTMLElement {
  #stop = new AbortController()

  connectedCallback() {
    const form = document.getElementById(ENQUIRY_ID)?.closest('form')
    const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
    if (!form || !button) return
    const judge = () => {
      button.disabled = !form.checkValidity()
    }
    judge()
    form.addEventListener('input', judge, { signal: this.#stop.signal })
  }

  disconnectedCallback() {
    this.#stop.abort()
  }
}

customElements.define('send-gate', SendGate)
