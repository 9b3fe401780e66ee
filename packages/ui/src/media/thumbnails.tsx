import { Image } from './image.tsx'
import * as styles from './thumbnails.css.ts'

export type ThumbnailsProps = {
  /** Name of the list. */
  readonly label: string
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
}

/** Size of the files, px: twice that on screen. */
const FILE_SIZE = 128

/** Small square pictures in a row. */
export function Thumbnails({ label, pictures }: ThumbnailsProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {pictures.map(({ src, alt }) => (
        <li key={alt} className={styles.picture}>
          <Image src={src} alt={alt} width={FILE_SIZE} height={FILE_SIZE} ratio="square" radius="control" />
        </li>
      ))}
    </ul>
  )
}
