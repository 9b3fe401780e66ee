import type { ReactNode } from 'react'
import * as styles from './wallet-row.css.ts'

export type WalletRowProps = {
  /** "Express payment". */
  readonly label: string
  /** Text before the other methods: "or choose how to pay". */
  readonly divider: string
  /** Whether the provider has a wallet for this customer; the buttons are hidden until then. */
  readonly available: boolean
  /** The provider's buttons, in its iframe. */
  readonly children: ReactNode
}

/** Wallet buttons of the device, such as Apple Pay. */
export function WalletRow({ label, divider, available, children }: WalletRowProps) {
  return (
    <section aria-label={label} className={styles.root} data-offered={available} inert={!available}>
      {children}
      <p className={styles.divider}>{divider}</p>
    </section>
  )
}
