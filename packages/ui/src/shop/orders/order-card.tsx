import type { ReactNode } from 'react'
import * as cardLink from '../../internal/card-link.css.ts'
import { useLinkComponent } from '../../internal/link.tsx'
import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './order-card.css.ts'

export type OrderFact = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly detail?: string
}

export type OrderCardProps = {
  /** What is in it. */
  readonly title: string
  /** Its locator, a part of the link. */
  readonly reference: string
  readonly href: string
  /** One of its garments. */
  readonly picture?: PictureView
  readonly headingLevel: HeadingLevel
  /** A StatusBadge, or the label of a voucher. */
  readonly status: ReactNode
  /** Where it is, with the next date. */
  readonly sentence?: string
  readonly price: string
  /** VAT note for companies. */
  readonly priceNote?: string
  /** Date of the order. */
  readonly requested?: string
  /** Pickup and delivery; none for a voucher. */
  readonly facts?: readonly OrderFact[]
  readonly actions?: ReactNode
}

/** An order in a list. The title is the link; actions are outside it. */
export function OrderCard(props: OrderCardProps) {
  const { title, reference, href, picture, headingLevel, status, sentence } = props
  const { price, priceNote, requested, facts = [], actions } = props
  const Link = useLinkComponent()
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        {picture && (
          <div className={styles.picture}>
            <Image {...picture} alt="" ratio="square" background="sunken" radius="control" />
          </div>
        )}
        <div className={styles.text}>
          <Heading level={headingLevel} size="title4">
            <Link href={href} data-card className={cardLink.link}>
              {title}{' '}
              <span translate="no" className={styles.reference}>
                {reference}
              </span>
            </Link>
          </Heading>
          {requested && (
            <Text size="small" tone="muted">
              {requested}
            </Text>
          )}
        </div>
        <p className={styles.price}>
          <strong translate="no" className={styles.amount}>
            {price}
          </strong>{' '}
          {priceNote && (
            <Text as="span" size="small" tone="muted">
              {priceNote}
            </Text>
          )}
        </p>
      </div>
      <div className={styles.state}>
        {status}
        {sentence && <p className={styles.sentence}>{sentence}</p>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ id, label, value, detail }) => (
            <div key={id} className={styles.fact}>
              <dt className={styles.term}>{label}</dt>
              <dd translate="no" className={styles.value}>
                {value}
              </dd>
              {detail && (
                <dd translate="no" className={styles.value}>
                  <Text as="span" size="small" tone="secondary">
                    {detail}
                  </Text>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
