import { Button } from '../../controls/button.tsx'
import { CopyIcon, TicketIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './voucher-card.css.ts'

export type VoucherCardProps = {
  /** "Your voucher's code". */
  readonly label: string
  readonly code: string
  /** Remaining uses. */
  readonly uses: string
  /** `status` is announced once the code has been copied, or could not be. */
  readonly copy: {
    readonly label: string
    readonly status?: string | undefined
    readonly onClick: () => void
  }
}

/** A voucher code with a copy button. */
export function VoucherCard({ label, code, uses, copy }: VoucherCardProps) {
  return (
    <div className={styles.root}>
      <TicketIcon size="large" />
      <div className={styles.text}>
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <strong translate="no" className={styles.code}>
          {code}
        </strong>
        <Text size="small">{uses}</Text>
      </div>
      <Button
        size="small"
        tone="neutral"
        appearance="outline"
        iconStart={<CopyIcon size="small" />}
        onClick={copy.onClick}
      >
        {copy.label}
      </Button>
      <VisuallyHidden role="status">{copy.status}</VisuallyHidden>
    </div>
  )
}
