import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import sharp from 'sharp'
import type { RequestInput, TestApi } from '../support/test-api.ts'

export const person = {
  name: 'Ana Núñez',
  email: 'ana@colada.example',
  phone: '612 345 678',
  cp: '28013',
  city: 'madrid',
  furgoneta: 'si',
  eco: 'c',
  subject: 'Presupuesto',
  message: 'Veinte manteles <b>a la semana</b>.',
  aceptarTyC: '1',
}

/** A picture with the location of its camera, rotated by EXIF. */
export function photo(options: { width?: number; height?: number } = {}): Promise<Buffer> {
  const { width = 60, height = 40 } = options
  return sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'SECRETCAMERA' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** Sends a multipart form, as browsers do. */
export async function sendForm<E extends Endpoint>(
  api: Pick<TestApi, 'call'>,
  endpoint: E,
  fields: Readonly<Record<string, string>>,
  options: { readonly files?: readonly Uint8Array[] } & Omit<RequestInput, 'body'> = {},
) {
  const { files = [], headers, ...input } = options
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('file', new File([new Uint8Array(file)], `${randomUUID()}.jpg`))
  const encoded = new Response(form)
  return api.call(endpoint, {
    ...input,
    headers: { 'content-type': encoded.headers.get('content-type')!, ...headers },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
}
