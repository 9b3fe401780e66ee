import type { ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { Inline } from '../../layout/inline.tsx'
import { CopyIcon, TicketIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './voucher-card.css.ts'

export type VoucherCardProps = {
  /** What it is for: "10 shirts". */
  readonly title?: string
  /** "Your voucher's code", "3.95 € per use". */
  readonly label: string
  readonly code: string
  /** Remaining uses. */
  readonly uses: string
  /** The remaining uses as dots, beside `uses`; for few uses only. */
  readonly dots?: { readonly left: number; readonly total: number } | undefined
  /** `status` is announced once the code has been copied, or could not be. */
  readonly copy: {
    readonly label: string
    readonly status?: string | undefined
    readonly onClick: () => void
  }
  /** What one does with it: a button that uses it. */
  readonly action?: ReactNode
}

/** A voucher code with a copy button. */
export function VoucherCard({ title, label, code, uses, dots, copy, action }: VoucherCardProps) {
  return (
    <div className={styles.root}>
      <TicketIcon size="large" />
      <div className={styles.text}>
        {title && <Text weight="semibold">{title}</Text>}
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <strong translate="no" className={styles.code}>
          {code}
        </strong>
        {dots && <Dots {...dots} />}
        <Text size="small">{uses}</Text>
      </div>
      <div className={styles.actions}>
        <Inline gap="xs">
          {action}
          <Button
            size="small"
            tone="neutral"
            appearance="outline"
            iconStart={<CopyIcon size="small" />}
            onClick={copy.onClick}
          >
            {copy.label}
          </Button>
        </Inline>
      </div>
      <VisuallyHidden role="status">{copy.status}</VisuallyHidden>
    </div>
  )
}

/** The text beside them says the same. */
function Dots({ left, total }: { readonly left: number; readonly total: number }) {
  return (
    <span aria-hidden className={styles.dots}>
      {Array.from({ length: total }, (_, at) => (
        // The dots differ by their position only.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles.dot} data-left={at < left || undefined} />
      ))}
    </span>
  )
}
