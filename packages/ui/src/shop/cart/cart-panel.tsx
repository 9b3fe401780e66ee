import { useId, type ReactNode } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { CloseIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './cart-panel.css.ts'

export type CartPanelProps = {
  readonly heading: string
  readonly headingLevel: HeadingLevel
  /** CartLines, or EmptyCart. */
  readonly children: ReactNode
  /** Omitted while the cart is empty. */
  readonly subtotal?: { readonly label: string; readonly value: string; readonly note?: string }
  /** FreeShippingMeter. */
  readonly meter?: ReactNode
  /** The next step first, then the link to the cart page. */
  readonly actions?: ReactNode
  /** Close button, unless a surrounding dialog has one. */
  readonly close?: { readonly label: string; readonly onClick: () => void }
  /** Draws a border, for a panel in the page. */
  readonly framed?: boolean
}

/** Summary of the cart with the next step, for the sheet and for a column. */
export function CartPanel(props: CartPanelProps) {
  const { heading, headingLevel, children, subtotal, meter, actions, close, framed } = props
  const headingId = useId()
  return (
    <section className={styles.root} aria-labelledby={headingId} data-framed={framed || undefined}>
      <header className={styles.head}>
        <Heading level={headingLevel} size="title4" id={headingId}>
          {heading}
        </Heading>
        {close && <IconButton label={close.label} icon={<CloseIcon />} onClick={close.onClick} />}
      </header>
      <div className={styles.lines}>{children}</div>
      {(subtotal || meter || actions) && (
        <footer className={styles.footer}>
          {meter}
          {subtotal && (
            <p className={styles.subtotal}>
              <span>{subtotal.label}</span>
              <span translate="no">{subtotal.value}</span>
            </p>
          )}
          {subtotal?.note && (
            <Text size="small" tone="muted">
              {subtotal.note}
            </Text>
          )}
          {actions}
        </footer>
      )}
    </section>
  )
}
