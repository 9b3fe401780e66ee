import type { Priority } from '../../media/image.tsx'

/** An image with its size. */
export type PictureView = {
  readonly src: string
  /** Size of the file in px, which reserves its space. */
  readonly width: number
  readonly height: number
  /** Alternative text; omitted if the text beside it says the same. */
  readonly alt?: string
  /** Set for pictures above the fold. */
  readonly priority?: Priority | undefined
}
