import type { Priority } from '../../media/image.tsx'

/** What a component needs to show a picture without anything moving when it arrives. */
export type PictureView = {
  readonly src: string
  /** Width and height of the file in px: they keep the place. */
  readonly width: number
  readonly height: number
  /** What the picture says. Left out where the words beside it say the same. */
  readonly alt?: string
  /** In the first view. */
  readonly priority?: Priority | undefined
}
