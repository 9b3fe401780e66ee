import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from './canvas.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** 8 bits per channel, 3 channels. */
const trueColor = { depth: 8, type: 2, bytes: 3 }
/** Filter type Up: each row as the difference from the one above, which is small for flat colours. */
const upFilter = 2

/** Encodes a canvas as a PNG file (ISO 15948). */
export function encodePng({ width, height, pixels }: Canvas): Buffer {
  const line = width * trueColor.bytes
  const filtered = Buffer.alloc((line + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const to = y * (line + 1)
    filtered[to] = upFilter
    for (let x = 0; x < line; x += 1) {
      const above = y === 0 ? 0 : pixels[(y - 1) * line + x]!
      filtered[to + 1 + x] = (pixels[y * line + x]! - above) & 0xff
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([trueColor.depth, trueColor.type, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
