import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'
import { renderSocialCard } from './card.ts'

const drawings = join(root, 'packages/storefront/public/pictures')
/** Keyed by drawing, logo and renderer, so that later builds only copy. */
const cache = join(root, 'node_modules/.cache/social-pictures')

/**
 * Renders the social picture of each product and category from its drawing into `social/**.png` of the client build.
 *
 * @returns the number of pictures
 */
export function renderSocialPictures(folder: string): number {
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
    const cached = join(cache, `${hashOf([code, logo, drawing])}.png`)
    if (!existsSync(cached)) writeFileSync(cached, renderSocialCard(drawing, logo))
    const target = join(folder, 'social', file.replace(/\.svg$/, '.png'))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(cached, target)
  }
  return files.length
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 32)
}
