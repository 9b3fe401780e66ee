import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Panel, type PanelProps } from './internal/panel.tsx'
import * as styles from './panel.css.ts'

export type DialogRootProps = {
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** State of a dialog or sheet with its trigger. */
export function DialogRoot(props: DialogRootProps) {
  return <Radix.Root {...props} />
}

/** The button that opens it, passed as child. */
export function DialogTrigger({ children }: { readonly children: ReactNode }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>
}

/** A button that closes it, passed as child. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

export type DialogContentProps = PanelProps & { readonly size?: keyof typeof styles.dialog }

/** A modal dialog; a bottom sheet on a phone. */
export function DialogContent({ size = 'medium', ...panel }: DialogContentProps) {
  return <Panel {...panel} className={styles.dialog[size]} actionsClassName={styles.actions} />
}
