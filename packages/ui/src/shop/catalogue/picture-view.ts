/** What a component needs to show a picture without anything moving when it arrives. */
export type PictureView = {
  readonly src: string
  /** Its own size in px, which fixes the proportion. */
  readonly width: number
  readonly height: number
  /** Empty or left out where the words beside it say the same. */
  readonly alt?: string
  /** `lazy` for everything below the fold. */
  readonly loading?: 'lazy' | 'eager'
  readonly fetchPriority?: 'high' | 'low' | 'auto'
}
