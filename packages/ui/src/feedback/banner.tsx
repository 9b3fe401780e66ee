import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { statusTone } from '../internal/tone.css.ts'
import { CloseIcon } from '../media/icons.ts'
import * as styles from './banner.css.ts'
import type { StatusTone } from './tone-icons.ts'

const banner = cva(styles.root, { variants: { tone: statusTone, appearance: styles.appearance } })

type Dismissal =
  | { readonly onDismiss: () => void; readonly dismissLabel: string }
  | { readonly onDismiss?: never; readonly dismissLabel?: never }

export type BannerProps = Dismissal & {
  /** Accessible name of the region. */
  readonly label: string
  readonly tone?: StatusTone
  readonly appearance?: keyof typeof styles.appearance
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A full-width message: the mode of the shop, or an offer. */
export function Banner(props: BannerProps) {
  const { label, tone = 'info', appearance = 'subtle', icon, children, action, onDismiss } = props
  return (
    <section className={banner({ tone, appearance })} aria-label={label}>
      <div className={styles.text}>
        <span className={styles.sentence}>
          {icon}
          <span>{children}</span>
        </span>
        {action}
      </div>
      {onDismiss && <IconButton label={props.dismissLabel} icon={<CloseIcon />} round onClick={onDismiss} />}
    </section>
  )
}
