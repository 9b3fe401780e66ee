import { cx } from 'class-variance-authority'
import { Panel, type PanelProps } from './internal/panel.tsx'
import * as styles from './panel.css.ts'

export type SheetContentProps = PanelProps & { readonly side?: keyof typeof styles.sheet }

/** A dialog at one side of the window, inside DialogRoot. */
export function SheetContent({ side = 'end', ...panel }: SheetContentProps) {
  return (
    <Panel
      {...panel}
      className={styles.sheet[side]}
      actionsClassName={cx(styles.actions, styles.sheetActions)}
    />
  )
}
