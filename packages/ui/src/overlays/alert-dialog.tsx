import * as Radix from '@radix-ui/react-alert-dialog'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { Button } from '../controls/button.tsx'
import { useFocusReturn } from '../internal/focus-return.ts'
import * as styles from './panel.css.ts'

export type AlertDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The question. */
  readonly title: ReactNode
  /** The consequences of both options. */
  readonly description: ReactNode
  /** A verb: "Quedarme", never "No". */
  readonly cancelLabel: ReactNode
  /** A verb: "Salir y perder los cambios", never "Sí". */
  readonly confirmLabel: ReactNode
  readonly onConfirm: () => void
  /** `danger` when it cannot be undone. */
  readonly tone?: 'primary' | 'danger'
}

/** Confirms an irreversible action. The initial focus is on cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, cancelLabel, confirmLabel, onConfirm } = props
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
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
                <Button tone="neutral" appearance="outline">
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              <Radix.Action asChild>
                <Button tone={props.tone} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </Radix.Action>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
