import pLimit from 'p-limit'
import { ApiError } from '../plugins/errors.ts'

/** More than customer service needs to see. */
const MAX_SIDE_PX = 2_048
/** More than the cameras of phones have; a small file can contain a far larger picture. */
const MAX_INPUT_PIXELS = 64_000_000
const JPEG_QUALITY = 82
/** Twice the size in which pages show them, for dense screens. */
const THUMBNAIL_SIDE_PX = 128
const THUMBNAIL_QUALITY = 70
const TIMEOUT_S = 8

/** Decoding takes up to 200 MB of memory a picture. */
const limitConcurrency = pLimit(2)

/** Returns whether a file starts like a picture of an accepted format. Its name and media type are not trusted. */
export function hasPictureSignature(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('GIF8') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
    (start.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(start.slice(8, 12)))
  )
}

/** A picture as it is stored, JPEG. */
export interface StoredPicture {
  readonly content: Buffer
  /** A square of its middle. */
  readonly thumbnail: Buffer
}

/**
 * Decodes a picture and encodes it again as JPEG, upright and without its metadata (trust 6).
 *
 * @throws ApiError `invalid` for a file that is not a picture of an accepted format
 */
export async function reencodePicture(file: Uint8Array): Promise<StoredPicture> {
  if (!hasPictureSignature(file)) throw notAPicture()
  // Loaded with the first picture: its library would delay the start of every process.
  const { default: sharp } = await import('sharp')
  return limitConcurrency(async () => {
    const content = await sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
    const thumbnail = await sharp(content)
      .timeout({ seconds: TIMEOUT_S })
      .resize(THUMBNAIL_SIDE_PX, THUMBNAIL_SIDE_PX, { fit: 'cover' })
      .jpeg({ quality: THUMBNAIL_QUALITY })
      .toBuffer()
    return { content, thumbnail }
  }).catch((error: unknown) => {
    throw notAPicture(error)
  })
}

function notAPicture(cause?: unknown): ApiError {
  return new ApiError('invalid', { errors: { file: ['picture-format'] }, cause })
}
