import * as cardLink from '../../internal/card-link.css.ts'
import { useLinkComponent } from '../../internal/link.tsx'
import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './category-tile.css.ts'
import type { PictureView } from './picture-view.ts'

export type CategoryTileProps = {
  readonly title: string
  readonly href: string
  readonly headingLevel: HeadingLevel
  readonly picture: PictureView
  /** A minimum price or a few words. */
  readonly hint?: string
}

/** A link to a category with picture and hint. */
export function CategoryTile({ title, href, headingLevel, picture, hint }: CategoryTileProps) {
  const Link = useLinkComponent()
  return (
    <article className={styles.root}>
      <Image {...picture} alt={picture.alt ?? ''} ratio="square" background="sunken" />
      <div className={styles.body}>
        <Heading level={headingLevel} size="title4">
          <Link href={href} className={cardLink.link}>
            {title}
          </Link>
        </Heading>
        {hint && (
          <Text size="small" tone="secondary">
            {hint}
          </Text>
        )}
      </div>
    </article>
  )
}
