import { useId, useRef, type ReactNode } from 'react'

import { IconButton } from '../../controls/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import * as styles from './product-carousel.css.ts'

export type ProductCarouselProps = {
  readonly heading: string
  readonly headingLevel: HeadingLevel
  readonly words: { readonly previous: string; readonly next: string }
  /** Product cards, each one level below the heading. */
  readonly items: readonly { readonly id: string; readonly node: ReactNode }[]
  /** A link to all of them. */
  readonly more?: ReactNode
}

/** A row of products that scrolls: best sellers, what goes with this, what was ordered before. */
export function ProductCarousel({ heading, headingLevel, words, items, more }: ProductCarouselProps) {
  const headingId = useId()
  const track = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => () =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth })
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={headingLevel} id={headingId}>
            {heading}
          </Heading>
        </div>
        {more}
        <span className={styles.arrows}>
          <IconButton
            appearance="outline"
            round
            label={words.previous}
            icon={<ChevronLeftIcon />}
            onClick={scroll(-1)}
          />
          <IconButton
            appearance="outline"
            round
            label={words.next}
            icon={<ChevronRightIcon />}
            onClick={scroll(1)}
          />
        </span>
      </div>
      <ul role="list" ref={track} className={styles.track}>
        {items.map(({ id, node }) => (
          <li key={id} className={styles.item}>
            {node}
          </li>
        ))}
      </ul>
    </section>
  )
}
