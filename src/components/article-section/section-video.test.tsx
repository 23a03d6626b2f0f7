import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { VideoView } from '#catalogue/show/video.ts'
import '#styles/site.css'
import { SectionVideo } from './section-video.tsx'

const PENDING: VideoView = {
  film: {
    title: 'Cómo sella un sello',
    seconds: 9,
    scenes: [
      { id: 'eje', title: 'El eje', seconds: 5, captions: ['Gira un eje.'], shows: 'Un corte.' },
      { id: 'fin', title: 'El fin', seconds: 4, captions: ['Sella.', 'Listo.'], shows: 'Otro.' },
    ],
    files: { webm: '/m.webm', mp4: '/m.mp4', poster: '/m.svg', captions: '/m.vtt' },
  },
}

async function show(video: VideoView) {
  await render(<SectionVideo video={video} />)
}

test('spec 2: while the company’s video is pending, a silent film with captions stands there', async () => {
  await show(PENDING)
  const player = document.querySelector('video')
  expect(player).toMatchObject({ autoplay: false, preload: 'none', muted: false })
  expect([...(player?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual([
    'video/webm; codecs="av01.0.05M.08"',
    'video/mp4',
  ])
  const track = player?.querySelector('track')
  expect([track?.kind, track?.srclang, track?.default]).toEqual(['captions', 'es', true])
  await expect.element(page.getByText('9 segundos, sin sonido', { exact: false })).toBeVisible()
  const { width, height } = player?.getBoundingClientRect() ?? { width: 0, height: 1 }
  expect(width / height).toBeCloseTo(16 / 9)
})

test('the film offers itself by a button of its own, and has the browser’s bar once it plays', async () => {
  await show(PENDING)
  const player = document.querySelector('video')
  await expect.element(page.getByRole('button', { name: 'Ver la película' })).toBeVisible()
  expect(player?.controls).toBe(false)
  player?.dispatchEvent(new Event('play'))
  expect(player?.controls).toBe(true)
  await expect
    .element(page.getByRole('button', { name: 'Ver la película' }))
    .not.toBeInTheDocument()
})

test('while the film runs, its scene is marked and its captions are written under the picture', async () => {
  await show(PENDING)
  const player = document.querySelector('video') ?? document.createElement('video')
  const [track] = player.textTracks
  expect(track?.mode).toBe('hidden')
  player.currentTime = 6
  Object.defineProperty(player, 'currentTime', { value: 6 })
  player.dispatchEvent(new Event('timeupdate'))
  const current = () => document.querySelectorAll('[aria-current]')
  expect([...current()].map(({ textContent }) => textContent)).toEqual(['0:05El fin Sella.'])
  const cue = new VTTCue(0, 9, 'Gira un eje.')
  Object.defineProperty(track, 'activeCues', { value: [cue] })
  track?.dispatchEvent(new Event('cuechange'))
  await expect.element(page.getByText('Gira un eje.', { exact: true })).toBeVisible()
})

test('everything that the film says and shows can be read', async () => {
  await show(PENDING)
  await page.getByText('Transcripción de la película').click()
  const transcript = page.getByRole('group')
  for (const words of ['Gira un eje.', 'Sella. Listo.', 'En la imagen: un corte.']) {
    await expect.element(transcript.getByText(words, { exact: false })).toBeVisible()
  }
})

test('spec 2: the company’s video is loaded only when the visitor asks, in the same box', async () => {
  await show({ youtubeId: 'abcdefghi_1' })
  expect(document.querySelector('iframe, video')).toBeNull()
  await expect
    .element(page.getByRole('link', { name: 'Ver el video en YouTube (abre en pestaña nueva)' }))
    .toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghi_1')
  const button = page.getByRole('button', { name: 'Cargar el video de YouTube' })
  const before = button.element().parentElement?.getBoundingClientRect()

  // Only the address matters, not whether anything answers there.
  const observer = new Promise<HTMLIFrameElement>((resolve) => {
    new MutationObserver(() => {
      const frame = document.querySelector('iframe[title*="YouTube"]')
      if (frame instanceof HTMLIFrameElement) resolve(frame)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await button.click()
  const frame = await observer
  expect(new URL(frame.src).origin).toBe('https://www.youtube-nocookie.com')
  expect(frame.src).toContain('/embed/abcdefghi_1')
  expect(frame.src).not.toContain('autoplay')
  expect(frame.getBoundingClientRect().height).toBe(before?.height)
})

test('a visitor sees the film from the scene that is chosen beside it', async () => {
  await show(PENDING)
  const player = document.querySelector('video')
  await page.getByRole('button', { name: /El fin/ }).click()
  expect(player?.currentTime).toBe(5)
})
