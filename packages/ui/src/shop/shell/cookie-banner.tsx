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
  /** The way to the settings and to the policy. */
  readonly more?: ReactNode
}

/**
 * Asks for consent. Both answers look and weigh the same and stand on the first layer (decisions: Consent).
 * It does not take the focus: the page can be used before answering.
 */
export function CookieBanner({ title, headingLevel, text, accept, decline, more }: CookieBannerProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.words}>
        <Heading level={headingLevel} size="title4" id={headingId}>
          {title}
        </Heading>
        <Text as="div" size="small" tone="secondary">
          {text}
        </Text>
        {more}
      </div>
      <div className={styles.answers}>
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
