import { asButton } from '../button/as-button.ts'

/** Plays the film of film-player.tsx from the scene that is pressed beside it. Without a script a scene is a link into the file. */
class FilmChapters extends HTMLElement {
  #ends: readonly (() => void)[] = []

  connectedCallback() {
    const player = this.querySelector('video')
    if (!player) return
    this.#offer(player)
    this.#ends = [...this.querySelectorAll<HTMLElement>('[data-start]')].map((chapter) =>
      asButton(chapter, () => {
        player.currentTime = Number(chapter.dataset['start'])
        // Refused only where the visitor's browser plays nothing at all.
        player.play().catch(() => {})
      }),
    )
  }

  /** Until it is played, the page's own button stands in place of the browser's bar, which covers the picture. */
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
