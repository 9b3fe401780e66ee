import { Button } from '../../controls/button.tsx'
import { CopyIcon, TicketIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import * as styles from './voucher-card.css.ts'

export type VoucherCardProps = {
  /** What the code is: "Your voucher's code". */
  readonly label: string
  readonly code: string
  /** How often it can be used. */
  readonly uses: string
  readonly copy: { readonly label: string; readonly onClick: () => void }
}

/** A code that was paid for, ready to be read out or copied, with how often it counts. */
export function VoucherCard({ label, code, uses, copy }: VoucherCardProps) {
  return (
    <div className={styles.root}>
      <TicketIcon size="large" />
      <div className={styles.words}>
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <strong className={styles.code}>{code}</strong>
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
    </div>
  )
}
