import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import * as styles from './floating.css.ts'

export type TooltipProps = {
  /** Additional text. Never the only place of required information, since touch has no hover. */
  readonly content: ReactNode
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  /** The trigger: a button or a link with an accessible name. */
  readonly children: ReactNode
  readonly defaultOpen?: boolean
}

/** A tooltip on hover and keyboard focus. */
export function Tooltip({ content, side = 'top', children, defaultOpen }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
