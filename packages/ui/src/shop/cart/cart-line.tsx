import type { ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { QuantityStepper, type QuantityStepperProps } from '../../controls/quantity-stepper.tsx'
import { useLinkComponent } from '../../internal/link.tsx'
import { RulerIcon, TrashIcon } from '../../media/icons.ts'
import { Image } from '../../media/image.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './cart-line.css.ts'

export type CartLineProps = {
  readonly title: string
  /** Omitted for items without a page. */
  readonly href?: string
  readonly picture: PictureView
  /** Unit price. */
  readonly unitPrice: string
  readonly total: string
  /** Formatted: "120 × 80 cm · 0.96 m²". A measured product has no stepper. */
  readonly measures?: string
  /** Action to change the measures, in place of the stepper; the label contains the product. */
  readonly remeasure?: { readonly text: string; readonly label: string; readonly onClick: () => void }
  readonly quantity?: Omit<QuantityStepperProps, 'size'>
  /** A warning about this line. */
  readonly note?: string
  readonly removeLabel: string
  readonly busy?: boolean
  readonly onRemove: () => void
}

/** The list of lines. */
export function CartLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {children}
    </ul>
  )
}

/** The line has a bin of its own, so the minus keeps its icon and only its name changes when it removes. */
const stepperLabels = ({ labels, value }: Omit<QuantityStepperProps, 'size'>) => ({
  decrease: value === 1 ? (labels.remove ?? labels.decrease) : labels.decrease,
  increase: labels.increase,
})

/** A product in the cart, inside CartLines. */
export function CartLine(props: CartLineProps) {
  const { title, href, picture, unitPrice, total, measures, remeasure, quantity, note } = props
  const { removeLabel, busy, onRemove } = props
  const Link = useLinkComponent()
  return (
    <li className={styles.root} aria-busy={busy || undefined}>
      <div className={styles.picture}>
        <Image {...picture} alt="" ratio="square" background="sunken" radius="control" />
      </div>
      <div className={styles.text}>
        <span className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</span>
        {measures && (
          <Text as="span" size="small" tone="secondary" translate="no">
            {measures}
          </Text>
        )}
        <Text as="span" size="small" tone="muted" translate="no">
          {unitPrice}
        </Text>
        {note && (
          <Text as="span" size="small" tone="warning">
            {note}
          </Text>
        )}
      </div>
      <span translate="no" className={styles.total}>
        {total}
      </span>
      {quantity && (
        <div className={styles.amount}>
          <QuantityStepper {...quantity} labels={stepperLabels(quantity)} size="small" />
        </div>
      )}
      {remeasure && (
        <div className={styles.amount}>
          <Button
            tone="neutral"
            appearance="outline"
            size="small"
            aria-label={remeasure.label}
            iconStart={<RulerIcon size="small" />}
            onClick={remeasure.onClick}
          >
            {remeasure.text}
          </Button>
        </div>
      )}
      <div className={styles.remove}>
        <IconButton round label={removeLabel} icon={<TrashIcon />} onClick={onRemove} />
      </div>
    </li>
  )
}
