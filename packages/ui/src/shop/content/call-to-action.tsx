import { useId, type ReactNode } from 'react'
import { Image } from '../../media/image.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './call-to-action.css.ts'

export type CallToActionProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly text?: string
  /** One or two actions. */
  readonly actions: ReactNode
  readonly picture?: PictureView
  /** `sun` for an offer, `soap` otherwise. */
  readonly background?: keyof typeof styles.background
}

/** The next step, at the end of a page. */
export function CallToAction(props: CallToActionProps) {
  const { title, headingLevel, text, actions, picture, background = 'soap' } = props
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.background[background]}>
      <div className={styles.text}>
        <Heading level={headingLevel} size="title2" id={titleId}>
          {title}
        </Heading>
        {text && (
          <Text size="lead" tone="secondary">
            {text}
          </Text>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Image {...picture} alt={picture.alt ?? ''} />
        </div>
      )}
    </section>
  )
}
