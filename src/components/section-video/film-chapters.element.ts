import { asButton } from '../button/as-button.ts'

/** Plays the film of film-player.tsx from the scene that is pressed beside it. Without a script a scene is a link into the file. */
class FilmChapters extends HTMLElement {
  #ends: readonly (() => void)[] = []

  connectedCallback() {
    const player = this.querySelector('video')
    if (!player) return
    this.#ends = [...this.querySelectorAll<HTMLElement>('[data-start]')].map((chapter) =>
      asButton(chapter, () => {
        player.currentTime = Number(chapter.dataset['start'])
        // Refused only where the visitor's browser plays nothing at all.
        player.play().catch(() => {})
      }),
    )
  }

  disconnectedCallback() {
    for (const end of this.#ends) end()
  }
}

customElements.define('film-chapters', FilmChapters)
