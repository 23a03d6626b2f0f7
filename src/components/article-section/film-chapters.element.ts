import { asButton } from '../button/as-button.ts'

/**
 * Plays the film of film-player.tsx from the scene that is pressed, marks the one that runs, and writes the captions
 * under the picture, where they are larger and cover nothing. Without a script a scene links into the file.
 */
class FilmChapters extends HTMLElement {
  #ends: readonly (() => void)[] = []

  connectedCallback() {
    const player = this.querySelector('video')
    if (!player) return
    this.#offer(player)
    this.#follow(player)
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

  #follow(player: HTMLVideoElement) {
    const scenes = [...this.querySelectorAll<HTMLElement>('[data-start]')]
    player.addEventListener('timeupdate', () => {
      const running = scenes.findLast(
        ({ dataset }) => Number(dataset['start']) <= player.currentTime,
      )
      for (const scene of scenes) scene.ariaCurrent = scene === running ? 'step' : null
    })
    const place = this.querySelector('[data-said]')
    const [track] = player.textTracks
    if (!place || !track) return
    // Over the whole screen nothing else is in sight.
    const show = () => {
      track.mode = document.fullscreenElement === player ? 'showing' : 'hidden'
    }
    show()
    player.addEventListener('fullscreenchange', show)
    track.addEventListener('cuechange', () => {
      const [cue] = track.activeCues ?? []
      if (cue instanceof VTTCue) place.textContent = cue.text
    })
  }

  disconnectedCallback() {
    for (const end of this.#ends) end()
  }
}

customElements.define('film-chapters', FilmChapters)
