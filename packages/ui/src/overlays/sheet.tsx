import { cx } from 'class-variance-authority'

import { Panel, type PanelProps } from '../internal/panel.tsx'
import * as styles from './panel.css.ts'

export type SheetContentProps = PanelProps & { readonly side?: keyof typeof styles.sheet }

/** A dialog along one side of the window: what stands beside the page. DialogRoot holds it. */
export function SheetContent({ side = 'end', ...panel }: SheetContentProps) {
  return (
    <Panel
      {...panel}
      className={styles.sheet[side]}
      actionsClassName={cx(styles.actions, styles.sheetActions)}
    />
  )
}
