import type { ReactNode } from 'react'

import { EmptyState } from '../../feedback/state-message.tsx'
import { BagIcon } from '../../media/icons.ts'
import type { HeadingLevel } from '../../text/heading.tsx'

export type EmptyCartProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly text: string
  /** A drawing; without it the sign of the cart. */
  readonly picture?: ReactNode
  /** Where to begin. */
  readonly action: ReactNode
}

/** Nothing in the cart yet, and where to begin. */
export function EmptyCart({ title, headingLevel, text, picture, action }: EmptyCartProps) {
  return (
    <EmptyState
      title={title}
      level={headingLevel}
      picture={picture ?? <BagIcon size="large" />}
      actions={action}
    >
      {text}
    </EmptyState>
  )
}
