import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { IconButton } from '../controls/icon-button.tsx'
import { useFocusReturn } from '../internal/focus-return.ts'
import { ScrollArea } from '../internal/scroll-area.tsx'
import { CloseIcon } from '../media/icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './panel.css.ts'

export type DialogRootProps = {
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** Holds a dialog or a sheet and what opens it. */
export function DialogRoot(props: DialogRootProps) {
  return <Radix.Root {...props} />
}

/** The button that opens it, and that gets the focus back. Its child is the button. */
export function DialogTrigger({ children }: { readonly children: ReactNode }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>
}

/** A button inside that closes it. Its child is the button. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

export type PanelProps = {
  /** Its name, said when it opens. */
  readonly title: ReactNode
  /** Keeps the title for assistive technology only. */
  readonly hideTitle?: boolean
  /** One sentence under the title, said with it. */
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly children?: ReactNode
  /** Buttons that stay in sight under what scrolls, the main one last. */
  readonly actions?: ReactNode
}

export type DialogContentProps = PanelProps & { readonly size?: keyof typeof styles.dialog }

/** The dialog: in the middle of the window, from below on a phone. */
export function DialogContent({ size = 'medium', ...panel }: DialogContentProps) {
  return <Panel {...panel} className={styles.dialog[size]} actionsClassName={styles.actions} />
}

export type SheetContentProps = PanelProps & { readonly side?: keyof typeof styles.sheet }

/** The same along one side of the window. */
export function SheetContent({ side = 'end', ...panel }: SheetContentProps) {
  return (
    <Panel
      {...panel}
      className={styles.sheet[side]}
      actionsClassName={cx(styles.actions, styles.sheetActions)}
    />
  )
}

type Placed = PanelProps & { readonly className: string; readonly actionsClassName: string }

function Panel({ title, hideTitle, description, closeLabel, children, actions, ...placed }: Placed) {
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
