import { asButton } from '../button/as-button.ts'

/** Plays the film of film-player.tsx from the scene that is pressed. Without a script a scene links into the file. */
class FilmChapters extends HTMLElement {
  #ends: readonly (() => void)[] = []

  connectedCallback() {
    const player = this.querySelector('video')
    if (!player) return
    this.#offer(player)
    this.#ends = [...this.querySelectorAll<HTMLElement>('[data-start]')].map((chapter) =>
      asButton(chapter, () => {
        player.currentTime = Number(chapter.dataset['start'])
        // Rejected only if the visitor's browser cannot play any of the files.
        player.play().catch(() => {})
      }),
    )
  }

  /** Until the first play, the page's own button replaces the browser's controls, which cover the picture. */
  #offer(player: HTMLVideoElement) {
    const button = this.querySelector<HTMLElement>('[data-play]')
    if (!button) return
    if (!player.paused || player.currentTime > 0) {
      button.hidden = true
      return
    }
    player.controls = false
    button.addEventListener('click', () => {
      player.focus()
      player.play().catch(() => {})
    })
    player.addEventListener(
      'play',
      () => {
        player.controls = true
        button.hidden = true
      },
      { once: true },
    )
  }

  disconnectedCallback() {
    for (const end of this.#ends) end()
  }
}

customElements.define('film-chapters', FilmChapters)
