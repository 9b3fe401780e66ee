import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'
import { socialCard } from './card.ts'

const drawings = join(root, 'packages/storefront/public/pictures')
/** Drawn once for the same drawing and the same code: a build that follows copies them. */
const cache = join(root, 'node_modules/.cache/social-pictures')

/**
 * Makes the picture of each product and category for shared links, `social/**.png` in a folder of the browser's build.
 * They are made of the drawings by the project itself, and not kept in it: the drawings say already what they
 * show.
 */
export function makeSocialPictures(folder: string): number {
  const logo = readFileSync(join(drawings, 'logo.svg'), 'utf8')
  const code = hashOf(
    globSync('*.ts', { cwd: import.meta.dirname })
      .toSorted()
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  mkdirSync(cache, { recursive: true })
  const files = globSync('{products,categories}/*.svg', { cwd: drawings })
  for (const file of files) {
    const drawing = readFileSync(join(drawings, file), 'utf8')
    const kept = join(cache, `${hashOf([code, logo, drawing])}.png`)
    if (!existsSync(kept)) writeFileSync(kept, socialCard(drawing, logo))
    const target = join(folder, 'social', file.replace(/\.svg$/, '.png'))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(kept, target)
  }
  return files.length
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 32)
}
