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
  /** When it was written: for the eye, and as YYYY-MM-DD for machines. */
  readonly date: { readonly text: string; readonly value: string }
  /** Its beginning, or what it tells, in a sentence or two. */
  readonly excerpt: string
  /** How long it takes to read. */
  readonly readingTime?: string
  /** `row` stands beside its picture where there is room, for the newest of a list. */
  readonly layout?: 'stacked' | 'row'
}

/** An article of the blog in a list. */
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
