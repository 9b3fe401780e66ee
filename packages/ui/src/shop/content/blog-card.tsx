import * as cardLink from '../../internal/card-link.css.ts'
import { useLinkComponent } from '../../internal/link.tsx'
import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './blog-card.css.ts'

export type BlogCardProps = {
  readonly title: string
  readonly href: string
  readonly headingLevel: HeadingLevel
  readonly picture?: PictureView
  /** Publication date: formatted, and as YYYY-MM-DD. */
  readonly date: { readonly text: string; readonly value: string }
  /** Summary in one or two sentences. */
  readonly excerpt: string
  /** Reading time. */
  readonly readingTime?: string
  /** `row` is next to its picture on wide screens, for the newest article. */
  readonly layout?: 'stacked' | 'row'
}

/** A blog article in a list. */
export function BlogCard(props: BlogCardProps) {
  const { title, href, headingLevel, picture, date, excerpt, readingTime, layout = 'stacked' } = props
  const Link = useLinkComponent()
  return (
    <article className={styles.root} data-layout={layout}>
      {picture && (
        <div className={styles.frame}>
          <Image {...picture} alt={picture.alt ?? ''} ratio="photo" />
        </div>
      )}
      <div className={styles.body}>
        <p className={styles.facts}>
          <time dateTime={date.value}>{date.text}</time>
          {readingTime && <span>{readingTime}</span>}
        </p>
        <Heading level={headingLevel} size={layout === 'row' ? 'title3' : 'title4'}>
          <Link href={href} className={cardLink.link}>
            {title}
          </Link>
        </Heading>
        <Text tone="secondary">{excerpt}</Text>
      </div>
    </article>
  )
}
