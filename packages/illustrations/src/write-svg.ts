/** Writes every illustration as SVG into the storefront's public folder. Run: node packages/illustrations/src/write-svg.ts */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderIllustrations } from './index.ts'

const publicFolder = join(import.meta.dirname, '../../storefront/public')

const files = renderIllustrations()

await rm(join(publicFolder, 'pictures'), { recursive: true, force: true })
for (const [path, content] of files) {
  const file = join(publicFolder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
