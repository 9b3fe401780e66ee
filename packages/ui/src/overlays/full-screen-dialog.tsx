import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusOrMain, useFocusReturn } from '../internal/focus-return.ts'
import * as styles from './panel.css.ts'

export type FullScreenDialogProps = {
  /** Accessible name, announced on open. */
  readonly title: ReactNode
  /** One sentence below the title, announced with it. */
  readonly description: ReactNode
  readonly children: ReactNode
}

/** A modal dialog that covers the page and all other dialogs while it is rendered: only its own controls end it. */
export function FullScreenDialog({ title, description, children }: FullScreenDialogProps) {
  const { onOpenAutoFocus } = useFocusReturn()
  const opener = useRef<Element | null>(null)
  // Before the browser removes the focus from a page that becomes inert.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  return (
    <Radix.Root open>
      <Radix.Portal>
        <div className={styles.scrim}>
          <Radix.Content
            className={cx(styles.panel, styles.fullScreen)}
            aria-modal="true"
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              focusOrMain(opener.current)
            }}
          >
            <div className={styles.fullScreenBody}>
              <div className={styles.header}>
                <Radix.Title className={styles.heading}>{title}</Radix.Title>
              </div>
              <Radix.Description className={styles.description}>{description}</Radix.Description>
              <div className={styles.body}>{children}</div>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
