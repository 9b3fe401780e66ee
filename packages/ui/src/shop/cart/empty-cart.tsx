import type { ReactNode } from 'react'
import { EmptyState } from '../../feedback/state-message.tsx'
import { BagIcon } from '../../media/icons.ts'
import type { HeadingLevel } from '../../text/heading.tsx'

export type EmptyCartProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly text: string
  /** An illustration; the default is the cart icon. */
  readonly picture?: ReactNode
  /** The next step, or several. */
  readonly action: ReactNode
}

/** An empty cart with the next step. */
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
