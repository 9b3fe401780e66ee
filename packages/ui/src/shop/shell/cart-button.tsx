import { useId, useState } from 'react'
import * as nav from '../../internal/bar-item.css.ts'
import { useLinkComponent } from '../../internal/link.tsx'
import { BagIcon } from '../../media/icons.ts'
import * as styles from './cart-button.css.ts'

export type CartButtonProps = {
  /** Accessible name with count: "Cart, 3 garments". */
  readonly label: string
  readonly count: number
  readonly href: string
  /** Why the cart cannot be opened; its presence disables the button. */
  readonly blockedReason?: string | undefined
  /** Opens the panel instead of following the link. */
  readonly onClick?: (event: React.MouseEvent) => void
}

/** Link to the cart with its count. While blocked it stays focusable with a reason. */
export function CartButton({ label, count, href, blockedReason, onClick }: CartButtonProps) {
  const Link = useLinkComponent()
  const reasonId = useId()
  const [dismissed, setDismissed] = useState(false)
  const content = (
    <>
      <BagIcon size="large" />
      {count > 0 && (
        <span translate="no" className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  )
  if (blockedReason === undefined)
    return (
      <Link href={href} aria-label={label} className={nav.root} onClick={onClick}>
        {content}
      </Link>
    )
  return (
    <span className={styles.root} data-dismissed={dismissed || undefined}>
      <button
        type="button"
        aria-label={label}
        aria-disabled
        aria-describedby={reasonId}
        className={nav.root}
        onPointerEnter={() => setDismissed(false)}
        onFocus={() => setDismissed(false)}
        onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      >
        {content}
      </button>
      <span role="tooltip" id={reasonId} className={styles.reason}>
        {blockedReason}
      </span>
    </span>
  )
}
