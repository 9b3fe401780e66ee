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
  /** Shortened title; the full one is the accessible name and the tooltip. */
  readonly shortTitle?: string
  readonly href: string
  readonly headingLevel: HeadingLevel
  readonly picture: PictureView
  readonly price: string
  /** What the price is for: per piece, per m². */
  readonly unit?: string
  /** Secondary text below the price: category, delivery time. */
  readonly detail?: string
  /** A badge on the picture: new, express. */
  readonly badge?: string
  /** `unavailable` products stay accessible, with the reason in `notice`. */
  readonly state?: 'available' | 'inCart' | 'unavailable'
  /** Why it cannot be added, or other information. */
  readonly notice?: string
  /** Usually a ProductAction. Outside the link. */
  readonly action?: ReactNode
}

/** A product in a grid or row: picture, linked title, price and action. */
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
