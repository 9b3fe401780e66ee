import type { ReactNode } from 'react'

import { Stack } from '../../layout/stack.tsx'
import { BagIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './empty-cart.css.ts'

export type EmptyCartProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly text: string
  /** Where to begin. */
  readonly action?: ReactNode
}

/** Nothing in the cart yet, and where to begin. */
export function EmptyCart({ title, headingLevel, text, action }: EmptyCartProps) {
  return (
    <div className={styles.root}>
      <span className={styles.sign}>
        <BagIcon size="large" />
      </span>
      <Stack gap="xs" align="center">
        <Heading level={headingLevel} size="title4" align="center">
          {title}
        </Heading>
        <Text tone="secondary" align="center">
          {text}
        </Text>
      </Stack>
      {action}
    </div>
  )
}
