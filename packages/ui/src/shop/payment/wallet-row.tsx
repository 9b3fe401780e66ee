import type { ReactNode } from 'react'

import * as styles from './wallet-row.css.ts'

export type WalletRowProps = {
  /** "Fast payment". */
  readonly label: string
  /** Between these buttons and the other ways: "or choose how to pay". */
  readonly divider: string
  /** Whether the provider has a wallet for this customer; until it says so its buttons stay unseen. */
  readonly available: boolean
  /** The provider's own buttons, in its frame. */
  readonly children: ReactNode
}

/** The wallets of this device, such as Apple Pay: one press and the payment is done. */
export function WalletRow({ label, divider, available, children }: WalletRowProps) {
  return (
    <section aria-label={label} className={styles.root} data-offered={available} inert={!available}>
      {children}
      <p className={styles.divider}>{divider}</p>
    </section>
  )
}
