/** Loads the video of section-video.tsx once the visitor agrees. */
class VideoConsent extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.#load(), { once: true })
  }

  #load() {
    const { video = '', frame = '' } = this.dataset
    const player = Object.assign(document.createElement('iframe'), {
      className: frame,
      title: 'Video institucional, en YouTube',
      width: '1280',
      height: '720',
      allow: 'fullscreen',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    // Safe together: a page of another origin cannot remove its own sandbox.
    player.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups')
    player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?hl=es-419&rel=0`
    this.replaceChildren(player)
    player.focus()
  }
}

customElements.define('video-consent', VideoConsent)
