import * as Radix from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
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

/** Renders a list of toasts; the application holds the list. They are where they cover no control. */
export function ToastStack({ toasts, onDismiss, label, closeLabel }: ToastStackProps) {
  const viewport = useRef<HTMLOListElement>(null)
  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (isEmpty) return
    const place = () => placeOverNoControl(viewport.current!)
    const observer = new ResizeObserver(place)
    observer.observe(viewport.current!)
    // The element with the focus is scrolled into view after the event.
    const placeAfterScroll = () => requestAnimationFrame(() => viewport.current && place())
    addEventListener('focusin', placeAfterScroll)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', placeAfterScroll)
    }
  }, [isEmpty])
  return (
    <Radix.Provider label={closeLabel} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport ref={viewport} className={styles.viewport} label={label} />
    </Radix.Provider>
  )
}

/** What toasts do not cover: controls, and the header with the gaps between its own. */
const CONTROLS_SELECTOR = 'header, a, button, input, select, textarea, label'

/** Moves the toasts to the first gap between controls that they fit in, from the top of the window. */
function placeOverNoControl(viewport: HTMLElement): void {
  const { left, right, height } = viewport.getBoundingClientRect()
  // The distance from the top of the window is also that from a control.
  const gap = Number.parseFloat(getComputedStyle(viewport).rowGap)
  const controls = [...document.querySelectorAll(CONTROLS_SELECTOR)]
    .filter((control) => !viewport.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right && box.bottom > 0)
    .toSorted((one, other) => one.top - other.top)
  let top = gap
  for (const box of controls) if (box.top < top + height) top = Math.max(top, box.bottom + gap)
  viewport.style.insetBlockStart = `${top + height < innerHeight ? top : gap}px`
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
