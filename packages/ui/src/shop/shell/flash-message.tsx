import { cx } from 'class-variance-authority'

import { IconButton } from '../../controls/icon-button.tsx'
import { statusTone } from '../../internal/tone.css.ts'
import type { Icon } from '../../media/icon.tsx'
import { CloseIcon, FailureIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../media/icons.ts'
import * as styles from './bar.css.ts'

export type FlashTone = 'info' | 'success' | 'warning' | 'danger'

export type FlashMessageProps = {
  readonly tone: FlashTone
  readonly text: string
  readonly dismiss: { readonly label: string; readonly onPress: () => void }
}

const signs: Record<FlashTone, Icon> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: FailureIcon,
}

/** What came of the step before, on the page that follows it. It stays until it is closed. */
export function FlashMessage({ tone, text, dismiss }: FlashMessageProps) {
  const Sign = signs[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx(styles.root, statusTone[tone])}>
      <div className={styles.inner}>
        <span className={styles.icon}>
          <Sign />
        </span>
        <p className={styles.words}>{text}</p>
        <IconButton size="small" label={dismiss.label} icon={<CloseIcon />} onClick={dismiss.onPress} />
      </div>
    </div>
  )
}
