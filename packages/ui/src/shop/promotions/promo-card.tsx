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
  /** The code to type, ready to be read out. */
  readonly code?: string
  readonly action?: ReactNode
}

/** An offer: what it gives, on what terms, and its code. */
export function PromoCard({ title, headingLevel, children, picture, code, action }: PromoCardProps) {
  return (
    <article className={styles.root}>
      {picture && <Image {...picture} alt={picture.alt ?? ''} ratio="wide" radius="control" />}
      <Heading level={headingLevel} size="title3">
        {title}
      </Heading>
      <Prose>{children}</Prose>
      {code && <strong className={styles.code}>{code}</strong>}
      {action}
    </article>
  )
}
