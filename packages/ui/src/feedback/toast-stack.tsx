import * as Radix from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { IconButton } from '../controls/icon-button.tsx'
import { statusTone } from '../internal/tone.css.ts'
import { CloseIcon } from '../media/icons.ts'
import { TextButton } from '../text/text-button.tsx'
import { toneIcons, type StatusTone } from './tone-icons.ts'
import * as styles from './toast.css.ts'

/** A temporary message. */
export type Toast = {
  readonly id: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly tone?: StatusTone
  /** Duration in ms, paused while hovered or focused. */
  readonly duration: number
  /** An action such as undo. `altText` describes an alternative for assistive technology. */
  readonly action?: { readonly label: string; readonly altText: string; readonly onClick: () => void }
}

export type ToastStackProps = {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
  /** Name of the region; `{hotkey}` is replaced by its keyboard shortcut. */
  readonly label: string
  readonly closeLabel: string
}

/** Renders a list of toasts; the application holds the list. */
export function ToastStack({ toasts, onDismiss, label, closeLabel }: ToastStackProps) {
  return (
    <Radix.Provider label={closeLabel} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport className={styles.viewport} label={label} />
    </Radix.Provider>
  )
}

type ToastItemProps = Pick<ToastStackProps, 'closeLabel' | 'onDismiss'> & { readonly toast: Toast }

function ToastItem({ toast, closeLabel, onDismiss }: ToastItemProps) {
  const { id, title, detail, tone = 'success', duration, action } = toast
  const ToneIcon = toneIcons[tone]
  return (
    <Radix.Root
      className={cx(styles.toast, statusTone[tone])}
      duration={duration}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onDismiss(id)}
    >
      <span className={styles.icon}>
        <ToneIcon />
      </span>
      <div className={styles.content}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {detail && <Radix.Description className={styles.detail}>{detail}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.altText}>
            <TextButton standalone onClick={action.onClick}>
              {action.label}
            </TextButton>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} icon={<CloseIcon size="small" />} round />
      </Radix.Close>
    </Radix.Root>
  )
}
