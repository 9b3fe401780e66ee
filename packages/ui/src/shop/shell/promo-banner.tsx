import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { IconButton } from '../../controls/icon-button.tsx'
import { statusTone } from '../../internal/tone.css.ts'
import { CloseIcon } from '../../media/icons.ts'
import { TextLink } from '../../text/text-link.tsx'
import * as styles from './bar.css.ts'

export type PromoBannerProps = {
  /** Names the region for assistive technology. */
  readonly label: string
  readonly children: ReactNode
  readonly action?: { readonly label: string; readonly href: string }
  /** Left out where the banner stays. */
  readonly dismiss?: { readonly label: string; readonly onPress: () => void }
}

/** An offer at the very top of the page. */
export function PromoBanner({ label, children, action, dismiss }: PromoBannerProps) {
  return (
    <section aria-label={label} className={cx(styles.root, styles.solid, statusTone.promo)}>
      <div className={styles.inner}>
        <p className={cx(styles.words, styles.centred)}>
          <span>{children}</span>
          {action && (
            <TextLink href={action.href} tone="inherit">
              <strong className={styles.strong}>{action.label}</strong>
            </TextLink>
          )}
        </p>
        {dismiss && (
          <IconButton
            tone="accent"
            appearance="solid"
            size="small"
            label={dismiss.label}
            icon={<CloseIcon />}
            onClick={dismiss.onPress}
          />
        )}
      </div>
    </section>
  )
}
