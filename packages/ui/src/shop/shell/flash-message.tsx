import type { ReactNode } from 'react'
import { Banner } from '../../feedback/banner.tsx'
import { toneIcons } from '../../feedback/tone-icons.ts'
import * as styles from './flash-message.css.ts'

export type FlashTone = 'info' | 'success' | 'warning' | 'danger'

export type FlashMessageProps = {
  readonly tone: FlashTone
  /** Name of the region: "Message". */
  readonly label: string
  readonly text: ReactNode
  /** Secondary text. */
  readonly detail?: ReactNode
  readonly dismiss: { readonly label: string; readonly onClick: () => void }
}

/** Result of the previous step on the next page, or a notice. It stays until it is closed. */
export function FlashMessage({ tone, label, text, detail, dismiss }: FlashMessageProps) {
  const Sign = toneIcons[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'}>
      <Banner
        label={label}
        tone={tone}
        icon={<Sign />}
        onDismiss={dismiss.onClick}
        dismissLabel={dismiss.label}
      >
        <span>{text}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </Banner>
    </div>
  )
}
