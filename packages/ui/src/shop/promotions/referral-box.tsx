import { useId, type ReactNode } from 'react'

import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './referral-box.css.ts'

export type ReferralBoxProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  /** What both sides get, and when. */
  readonly text: string
  readonly picture?: PictureView
  /** The customer's own code, as a VoucherCard. Left out for a visitor, who has none. */
  readonly code?: ReactNode
  /** Ways to pass it on, or the way to an account. */
  readonly action: ReactNode
}

/** Bring a friend: what it earns, the code, and the ways to pass it on. Business customers have none (spec 000 §2, Profile). */
export function ReferralBox({ title, headingLevel, text, picture, code, action }: ReferralBoxProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <div className={styles.words}>
        <Heading level={headingLevel} size="title3" id={titleId}>
          {title}
        </Heading>
        <Text tone="secondary">{text}</Text>
        {code}
        {action}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Image {...picture} alt={picture.alt ?? ''} />
        </div>
      )}
    </section>
  )
}
