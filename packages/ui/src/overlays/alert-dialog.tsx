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
  /** The filled button: `cancel` where staying is the safe choice, such as before leaving something unfinished. */
  readonly primary?: 'confirm' | 'cancel'
}

/** Confirms an irreversible action. The initial focus is on cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, cancelLabel, confirmLabel, onConfirm } = props
  const { tone, primary = 'confirm' } = props
  const focusReturn = useFocusReturn()
  const outlined = { tone: 'neutral', appearance: 'outline' } as const
  const buttons = [
    <Radix.Cancel key="cancel" asChild>
      <Button {...(primary === 'confirm' && outlined)}>{cancelLabel}</Button>
    </Radix.Cancel>,
    <Radix.Action key="confirm" asChild>
      <Button {...(primary === 'confirm' ? { tone } : outlined)} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </Radix.Action>,
  ]
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
            {/* The primary button is last: at the end of the row, or on top of the column on phones. */}
            <div className={styles.actions}>{primary === 'confirm' ? buttons : buttons.toReversed()}</div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
