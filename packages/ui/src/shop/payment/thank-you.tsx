import type { ReactNode } from 'react'
import { Stack } from '../../layout/stack.tsx'
import { CheckIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './thank-you.css.ts'

export type ThankYouProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly text: ReactNode
  readonly locator: { readonly label: string; readonly value: string }
  /** Pickup information. */
  readonly children?: ReactNode
  readonly actions: ReactNode
}

/** Order confirmation with locator and next steps. */
export function ThankYou({ title, headingLevel, text, locator, children, actions }: ThankYouProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <CheckIcon size="large" />
      </span>
      <Stack gap="xs">
        <Heading level={headingLevel} size="title2" align="center">
          {title}
        </Heading>
        <Text as="div" tone="secondary">
          {text}
        </Text>
      </Stack>
      <p className={styles.locator}>
        <Text as="span" size="small" tone="secondary">
          {locator.label}
        </Text>
        <strong translate="no" className={styles.code}>
          {locator.value}
        </strong>
      </p>
      {children && <div className={styles.steps}>{children}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
