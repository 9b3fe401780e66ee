import { cx } from 'class-variance-authority'

import { statusTone } from '../../internal/tone.css.ts'
import { WifiOffIcon } from '../../media/icons.ts'
import * as styles from './bar.css.ts'

export type OfflineNoticeProps = {
  readonly offline: boolean
  /** That there is no signal, and what still works. */
  readonly text: string
}

/** Says that there is no signal. Its place is always on the page, so that its arrival is announced. */
export function OfflineNotice({ offline, text }: OfflineNoticeProps) {
  return (
    <div role="status">
      {offline && (
        <div className={cx(styles.root, statusTone.warning)}>
          <div className={styles.inner}>
            <span className={styles.icon}>
              <WifiOffIcon />
            </span>
            <p className={styles.words}>{text}</p>
          </div>
        </div>
      )}
    </div>
  )
}
