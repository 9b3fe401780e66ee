import type { ReactNode } from 'react'
import { Stack } from '../../layout/stack.tsx'
import { CheckIcon, ClockIcon } from '../../media/icons.ts'
import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Price } from '../../text/price.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from './picture-view.ts'
import * as styles from './product-hero.css.ts'

export type ProductHeroProps = {
  readonly title: string
  /** Shortened title; the full one is the accessible name and the tooltip. */
  readonly shortTitle?: string
  readonly headingLevel: HeadingLevel
  readonly picture: PictureView
  /** The category, usually a link. */
  readonly category?: ReactNode
  readonly price: string
  readonly unit?: string
  /** Whether VAT is included. */
  readonly priceNote?: string
  /** Delivery time. */
  readonly delivery?: string
  /** When it can be collected. */
  readonly pickup?: ReactNode
  /** What happens if the customer is not satisfied, usually a link. */
  readonly guarantee?: ReactNode
  /** Usually a ProductAction. */
  readonly action: ReactNode
  /** Why it cannot be added, or other information. */
  readonly notice?: ReactNode
  /** Description, what is included, sharing. */
  readonly children?: ReactNode
}

/** The details of a product. */
export function ProductHero(props: ProductHeroProps) {
  const {
    title,
    shortTitle = title,
    headingLevel,
    picture,
    category,
    price,
    unit,
    priceNote,
    delivery,
    pickup,
    guarantee,
    action,
    notice,
    children,
  } = props
  return (
    <article className={styles.root}>
      <div className={styles.frame}>
        <Image {...picture} alt={picture.alt ?? ''} ratio="square" background="sunken" />
      </div>
      <Stack gap="md">
        <Stack gap="xs">
          {category && (
            <Text as="div" size="small" tone="secondary">
              {category}
            </Text>
          )}
          <Heading level={headingLevel} {...(shortTitle !== title && { title, 'aria-label': title })}>
            {shortTitle}
          </Heading>
        </Stack>
        <div>
          <Price size="large" amount={price} unit={unit} />
          {priceNote && (
            <Text size="small" tone="muted">
              {priceNote}
            </Text>
          )}
        </div>
        {delivery && <Fact icon={<ClockIcon />}>{delivery}</Fact>}
        {notice}
        <div className={styles.action}>{action}</div>
        {pickup && <Fact icon={<ClockIcon />}>{pickup}</Fact>}
        {guarantee && <Fact icon={<CheckIcon />}>{guarantee}</Fact>}
        {children}
      </Stack>
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.fact}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
