import type { ReactNode } from 'react'

import * as cardLink from '../../internal/card-link.css.ts'
import { useLinkComponent } from '../../internal/link.tsx'
import { InfoIcon } from '../../media/icons.ts'
import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Price } from '../../text/price.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from './picture-view.ts'
import * as styles from './product-card.css.ts'

export type ProductCardProps = {
  readonly title: string
  /** The title as there is room for; the whole one stays the link's name and its tooltip. */
  readonly shortTitle?: string
  readonly href: string
  readonly headingLevel: HeadingLevel
  readonly picture: PictureView
  readonly price: string
  /** What the price is for: per piece, per m². */
  readonly unit?: string
  /** A quiet line below the price: the category, the delivery time. */
  readonly detail?: string
  /** A word on the picture: new, most wanted, express. */
  readonly badge?: string
  /** `unavailable` products stay readable and reachable; `notice` then says why. */
  readonly state?: 'available' | 'inCart' | 'unavailable'
  /** Why it cannot be added, or what to know before. */
  readonly notice?: string
  /** Usually a ProductAction. Outside the link, above the card's own target. */
  readonly action?: ReactNode
}

/** A product in a grid or a row: picture, title that links, price, and what can be done with it. */
export function ProductCard(props: ProductCardProps) {
  const {
    title,
    shortTitle = title,
    href,
    headingLevel,
    picture,
    price,
    unit,
    detail,
    badge,
    state = 'available',
    notice,
    action,
  } = props
  const Link = useLinkComponent()
  const whole = shortTitle === title ? {} : { title, 'aria-label': title }
  return (
    <article className={styles.root} data-state={state}>
      <div className={styles.frame}>
        <Image {...picture} alt={picture.alt ?? ''} ratio="square" background="sunken" />
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.body}>
        <Heading level={headingLevel} size="title4">
          <Link href={href} className={cardLink.link} {...whole}>
            {shortTitle}
          </Link>
        </Heading>
        <Price amount={price} unit={unit} />
        {detail && (
          <Text size="small" tone="muted">
            {detail}
          </Text>
        )}
        {notice && (
          <p className={styles.notice}>
            <InfoIcon size="small" />
            <span>{notice}</span>
          </p>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
