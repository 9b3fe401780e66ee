import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

import * as styles from './floating.css.ts'

export type TooltipProps = {
  /** A few words more. Never the only place for something a customer needs: a finger cannot hover. */
  readonly content: ReactNode
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  /** What it is about: a button or a link with a name of its own. */
  readonly children: ReactNode
  readonly defaultOpen?: boolean
}

/** A hint under the pointer or the keyboard focus. */
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
