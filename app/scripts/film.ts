// `npm run film -w @casino/app`: draws the film about limits into the site's public files. Needs `ffmpeg`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawLimitsFilmFrame, limitsFilmSeconds } from '../games/art/limitsFilm.ts'

const framesPerSecond = 20
const [width, height] = [960, 540]
const encoders = [
  ['webm', '-c:v', 'libvpx-vp9', '-crf', '48', '-b:v', '0', '-row-mt', '1'],
  ['mp4', '-c:v', 'libx264', '-crf', '27', '-preset', 'veryslow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
] as const

const frames: Buffer[] = []
for (let i = 0; i < limitsFilmSeconds * framesPerSecond; i++)
  frames.push(
    await sharp(Buffer.from(drawLimitsFilmFrame(i / framesPerSecond)))
      .resize(width, height)
      .removeAlpha()
      .raw()
      .toBuffer(),
  )

for (const [extension, ...options] of encoders) {
  const file = fileURLToPath(new URL(`../site/client/public/film/graenser.${extension}`, import.meta.url))
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', '-']
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...options, file], { stdio: ['pipe', 'inherit', 'inherit'] })
  for (const frame of frames) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  encoder.stdin.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
