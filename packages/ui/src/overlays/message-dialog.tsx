import * as Radix from '@radix-ui/react-alert-dialog'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useFocusReturn } from '../internal/focus-return.ts'
import * as styles from './panel.css.ts'

export type MessageDialogProps = {
  readonly open: boolean
  /** Called on close, by the button or Escape. */
  readonly onClose: () => void
  /** What happened. */
  readonly title: ReactNode
  /** What it means, and what to do next. */
  readonly description: ReactNode
  /** A verb: "Probar con otra tarjeta". */
  readonly closeLabel: ReactNode
}

/** An important message with a single button, which has the initial focus. */
export function MessageDialog({ open, onClose, title, description, closeLabel }: MessageDialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className={styles.scrim}>
          <Radix.Content {...focusReturn} aria-modal="true" className={cx(styles.panel, styles.dialog.small)}>
            <div className={styles.header}>
              <Radix.Title className={styles.heading}>{title}</Radix.Title>
            </div>
            <div className={styles.body}>
              <Radix.Description>{description}</Radix.Description>
            </div>
            <div className={styles.actions}>
              <Radix.Cancel asChild>
                <Button>{closeLabel}</Button>
              </Radix.Cancel>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
