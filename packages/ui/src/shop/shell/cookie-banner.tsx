import { useId, type ReactNode } from 'react'

import { Button } from '../../controls/button.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './cookie-banner.css.ts'

export type CookieBannerProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly text: ReactNode
  readonly accept: { readonly label: string; readonly onClick: () => void }
  readonly decline: { readonly label: string; readonly onClick: () => void }
  /** Links to settings and policy. */
  readonly more?: ReactNode
}

/** Cookie consent. Both buttons have the same prominence (decisions: Consent). It does not take the focus. */
export function CookieBanner({ title, headingLevel, text, accept, decline, more }: CookieBannerProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.text}>
        <Heading level={headingLevel} size="title4" id={headingId}>
          {title}
        </Heading>
        <Text as="div" size="small" tone="secondary">
          {text}
        </Text>
        {more}
      </div>
      <div className={styles.buttons}>
        <Button tone="neutral" appearance="outline" fullWidth onClick={decline.onClick}>
          {decline.label}
        </Button>
        <Button tone="neutral" appearance="outline" fullWidth onClick={accept.onClick}>
          {accept.label}
        </Button>
      </div>
    </section>
  )
}
