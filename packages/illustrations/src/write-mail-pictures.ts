/**
 * Renders the pictures of e-mails as PNG, because mail clients show no SVG, into the module that has them as base64.
 * Run after write-svg.ts: node packages/illustrations/src/write-mail-pictures.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { mailPictures, sourceHash } from './mail-pictures.ts'

const publicFolder = join(import.meta.dirname, '../../storefront/public')
const target = join(import.meta.dirname, '../../mails/src/pictures/pictures.json')
/** Pixels per CSS pixel: sharp on phones. */
const SCALE = 2

const entries = Object.entries(mailPictures).map(async ([name, { file, height }]) => {
  const svg = await readFile(join(publicFolder, file), 'utf8')
  const image = new Resvg(svg, { fitTo: { mode: 'height', value: height * SCALE } }).render()
  // Flat colours: a palette takes a third of the bytes.
  const png = await sharp(image.asPng()).png({ palette: true, compressionLevel: 9 }).toBuffer()
  const width = Math.round(image.width / SCALE)
  return [name, { width, height, source: sourceHash(svg), base64: png.toString('base64') }] as const
})
const pictures = Object.fromEntries(await Promise.all(entries))
await writeFile(target, `${JSON.stringify(pictures, null, 2)}\n`)
