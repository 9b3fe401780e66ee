import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons.ts'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import * as styles from './carousel.css.ts'

export type CarouselProps = {
  readonly heading: string
  readonly headingLevel: HeadingLevel
  readonly labels: { readonly previous: string; readonly next: string }
  readonly items: readonly { readonly id: string; readonly node: ReactNode }[]
  /** Width of an item: a card, or the whole row for pictures. */
  readonly itemWidth?: keyof typeof styles.itemWidth
  /** A link to the full list. */
  readonly more?: ReactNode
}

/** A scrolling row of items. It does not scroll automatically. */
export function Carousel(props: CarouselProps) {
  const { heading, headingLevel, labels, items, itemWidth = 'card', more } = props
  const headingId = useId()
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState('start')
  const measure = () => {
    const { scrollLeft, clientWidth, scrollWidth } = track.current!
    setEnds((scrollLeft < 1 ? 'start' : '') + (scrollLeft + clientWidth > scrollWidth - 1 ? 'end' : ''))
  }
  useEffect(measure, [items.length])

  const scroll = (direction: 1 | -1) => () =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth })
  const arrow = (name: keyof typeof labels, direction: 1 | -1, end: string, icon: ReactNode) => (
    <IconButton
      appearance="outline"
      round
      label={labels[name]}
      icon={icon}
      aria-disabled={ends.includes(end) || undefined}
      onClick={scroll(direction)}
    />
  )
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
          {arrow('previous', -1, 'start', <ChevronLeftIcon />)}
          {arrow('next', 1, 'end', <ChevronRightIcon />)}
        </span>
      </div>
      <ul
        role="list"
        ref={track}
        className={cx(styles.track, styles.itemWidth[itemWidth])}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pictures are no stops: the row is, to be scrolled
        tabIndex={itemWidth === 'full' ? 0 : undefined}
        onScroll={measure}
      >
        {items.map(({ id, node }) => (
          <li key={id} className={styles.item}>
            {node}
          </li>
        ))}
      </ul>
    </section>
  )
}
