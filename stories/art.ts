// Writes the stories' artwork and the games of the lobby fixture: `npm run art -w @casino/stories`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { drawStoryArt } from './storyArt.ts'

const artFolder = new URL('public/art/', import.meta.url)
const files = drawStoryArt()
rmSync(artFolder, { recursive: true, force: true })
mkdirSync(artFolder, { recursive: true })
for (const [path, content] of files) writeFileSync(new URL(path, import.meta.url), content)
console.info(`${files.size} files, ${Math.round([...files.values()].reduce((sum, { length }) => sum + length, 0) / 1000)} kB`)
