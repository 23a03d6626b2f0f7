import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { FRAME } from './frame.tsx'
import { FRAMES_PER_SECOND } from './frames.ts'

const QUIETLY = ['-hide_banner', '-loglevel', 'error', '-y']
const RAW =
  `-f rawvideo -pixel_format rgba -video_size ${FRAME.width}x${FRAME.height} -framerate ${FRAMES_PER_SECOND}`.split(
    ' ',
  )
/** Without clock dates or version names: the same frames give the same file. */
const REPEATABLE = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact'.split(' ')
/** By extension. Thin lines stay sharp; old phones decode this level of H.264. */
const ENCODINGS = {
  webm: '-c:v libsvtav1 -crf 42 -preset 6'.split(' '),
  mp4: '-c:v libx264 -crf 28 -preset slow -tune animation -refs 4 -level 3.1 -movflags +faststart'.split(
    ' ',
  ),
} as const

/**
 * Writes both videos from one run of the frames (four bytes a pixel). A frame that stands for itself
 * is dear, so there is one at each of the `cuts` (s) and nowhere else.
 */
export async function encode(
  frames: AsyncIterable<Buffer>,
  cuts: readonly number[],
  pathWithoutExtension: string,
) {
  const keyframes = ['-g', '1000', '-force_key_frames', cuts.join(','), '-pix_fmt', 'yuv420p']
  const encoders = Object.entries(ENCODINGS).map(([extension, options]) => {
    const output = [...options, ...keyframes, ...REPEATABLE, '-an']
    const child = spawn(
      'ffmpeg',
      [...QUIETLY, ...RAW, '-i', '-', ...output, `${pathWithoutExtension}.${extension}`],
      {
        stdio: ['pipe', 'inherit', 'inherit'],
        // The AV1 encoder tells of errors alone.
        env: { ...process.env, SVT_LOG: '1' },
      },
    )
    return { child, ended: once(child, 'exit') }
  })
  for await (const frame of frames) {
    for (const { child } of encoders) {
      if (!child.stdin.write(frame)) await once(child.stdin, 'drain')
    }
  }
  for (const { child } of encoders) child.stdin.end()
  for (const { ended } of encoders) {
    const [code] = await ended
    if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`)
  }
}
