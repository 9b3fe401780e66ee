import * as Radix from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { toastInsetVariable } from '../internal/bottom-inset.ts'
import { statusTone } from '../internal/tone.css.ts'
import { CloseIcon } from '../media/icons.ts'
import { TextButton } from '../text/text-button.tsx'
import * as styles from './toast.css.ts'
import { toneIcons, type StatusTone } from './tone-icons.ts'

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

/** Renders a list of toasts; the application holds the list. A toast does not cover the element with the focus. */
export function ToastStack({ toasts, onDismiss, label, closeLabel }: ToastStackProps) {
  const viewport = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(() => reserveSpace(viewport.current!))
    observer.observe(viewport.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <Radix.Provider label={closeLabel} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport ref={viewport} className={styles.viewport} label={label} />
    </Radix.Provider>
  )
}

/** Elements with the focus stay above the toasts: those that get it, and the one that has it. */
function reserveSpace(viewport: HTMLElement): void {
  const { offsetHeight, ownerDocument } = viewport
  const inset = offsetHeight === 0 ? 0 : innerHeight - viewport.getBoundingClientRect().top
  ownerDocument.documentElement.style.setProperty(toastInsetVariable, `${Math.ceil(inset)}px`)
  const focused = ownerDocument.activeElement
  if (inset > 0 && focused?.matches(':focus-visible') && !viewport.contains(focused))
    focused.scrollIntoView({ block: 'nearest' })
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
