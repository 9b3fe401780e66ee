import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { useFocusReturn } from '../../internal/focus-return.ts'
import { ScrollArea } from '../../internal/scroll-area.tsx'
import { CloseIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from '../panel.css.ts'

export type PanelProps = {
  /** Accessible name, announced on open. */
  readonly title: ReactNode
  /** Keeps the title for assistive technology only. */
  readonly hideTitle?: boolean
  /** One sentence below the title, announced with it. */
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly children?: ReactNode
  /** Buttons below the scrolling content, the primary one last. */
  readonly actions?: ReactNode
}

type Placed = PanelProps & { readonly className: string; readonly actionsClassName: string }

/** Shared by dialog and sheet: scrim, title, close button, scrolling body and fixed actions. */
export function Panel({ title, hideTitle, description, closeLabel, children, actions, ...placed }: Placed) {
  const heading = <Radix.Title className={styles.heading}>{title}</Radix.Title>
  const undescribed = description ? {} : { 'aria-describedby': undefined }
  const focusReturn = useFocusReturn()
  return (
    <Radix.Portal>
      <div className={styles.scrim}>
        <Radix.Content className={cx(styles.panel, placed.className)} {...undescribed} {...focusReturn}>
          <div className={styles.header}>
            {hideTitle ? (
              <span className={styles.heading}>
                <VisuallyHidden>{heading}</VisuallyHidden>
              </span>
            ) : (
              heading
            )}
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} round />
            </Radix.Close>
          </div>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          <ScrollArea className={styles.body}>{children}</ScrollArea>
          {actions && <div className={placed.actionsClassName}>{actions}</div>}
        </Radix.Content>
      </div>
    </Radix.Portal>
  )
}
