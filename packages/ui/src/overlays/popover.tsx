import * as Radix from '@radix-ui/react-popover'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './floating.css.ts'

export type PopoverProps = {
  /** The button that opens it; it must have a name. */
  readonly trigger: ReactNode
  /** Accessible name of the popover. */
  readonly label: string
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** Additional content next to its trigger. Escape or a click outside closes it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = 'start', open, onOpenChange, children } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={cx(styles.floating, styles.popover)}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={16}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
