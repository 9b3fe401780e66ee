import type { ReactNode } from 'react'
import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Prose } from '../../text/prose.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './promo-card.css.ts'

export type PromoCardProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  /** Paragraphs and lists. */
  readonly children: ReactNode
  readonly picture?: PictureView
  /** The promotion code. */
  readonly code?: string
  readonly action?: ReactNode
}

/** A promotion with its terms and code. */
export function PromoCard({ title, headingLevel, children, picture, code, action }: PromoCardProps) {
  return (
    <article className={styles.root}>
      {picture && <Image {...picture} alt={picture.alt ?? ''} ratio="wide" radius="control" />}
      <Heading level={headingLevel} size="title3">
        {title}
      </Heading>
      <Prose>{children}</Prose>
      {code && (
        <strong translate="no" className={styles.code}>
          {code}
        </strong>
      )}
      {action}
    </article>
  )
}
