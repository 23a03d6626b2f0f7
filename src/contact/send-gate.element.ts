import { ENQUIRY_ID } from '#catalogue/paths.ts'

/**
 * Keeps "Enviar" disabled while a field is missing (specification 4) until the form's own, larger script is loaded at the
 * visitor's first interaction. It uses the browser's constraint validation, so that the form can be sent even if that
 * script never arrives. Once hydrated, the form replaces the server-rendered button.
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
