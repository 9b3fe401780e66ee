import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../controls/button-link.tsx'
import { Button } from '../../controls/button.tsx'
import { QuantityStepper, type QuantityStepperProps } from '../../controls/quantity-stepper.tsx'
import { BanIcon, PlusIcon, RulerIcon } from '../../media/icons.ts'
import * as styles from './product-action.css.ts'

/** What can be done with a product now. `text` is visible ("Add"), `label` names the product too ("Add shirt"). */
export type ProductActionView =
  | { readonly kind: 'add'; readonly text: string; readonly label: string; readonly onAdd: () => void }
  | ({ readonly kind: 'quantity' } & Omit<QuantityStepperProps, 'size'>)
  | {
      readonly kind: 'measure'
      readonly text: string
      readonly label: string
      readonly onMeasure: () => void
    }
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly href: string }
  | {
      readonly kind: 'blocked'
      readonly text: string
      readonly label: string
      readonly reason: string
      /** Called on click while blocked, for example to show the reason. */
      readonly onBlockedClick?: () => void
    }

export type ProductActionProps = {
  readonly action: ProductActionView
  readonly size?: 'small' | 'medium'
}

const wide = { fullWidth: true } as const

function ActionControl({ action, size }: Required<ProductActionProps>) {
  switch (action.kind) {
    case 'quantity':
      return <QuantityStepper {...action} {...wide} size={size} />
    case 'add':
      return (
        <Button
          {...wide}
          size={size}
          aria-label={action.label}
          iconStart={<PlusIcon size="small" />}
          onClick={action.onAdd}
        >
          {action.text}
        </Button>
      )
    case 'measure':
      return (
        <Button
          {...wide}
          size={size}
          aria-label={action.label}
          iconStart={<RulerIcon size="small" />}
          onClick={action.onMeasure}
        >
          {action.text}
        </Button>
      )
    case 'link':
      return (
        <ButtonLink {...wide} size={size} appearance="outline" href={action.href} aria-label={action.label}>
          {action.text}
        </ButtonLink>
      )
    case 'blocked':
      return (
        <Button
          {...wide}
          size={size}
          tone="neutral"
          appearance="soft"
          aria-label={action.label}
          iconStart={<BanIcon size="small" />}
          unavailableReason={action.reason}
          // An unavailable button does not call onClick.
          onClickCapture={action.onBlockedClick}
        >
          {action.text}
        </Button>
      )
  }
}

/**
 * The control of a product: add, change the quantity, measure, or the reason why it is blocked. If a click replaces the
 * control by another, the focus moves to it.
 */
export function ProductAction({ action, size = 'medium' }: ProductActionProps) {
  const root = useRef<HTMLDivElement>(null)
  const focusInside = useRef(false)
  const shown = useRef(action.kind)

  useEffect(() => {
    if (shown.current === action.kind) return
    shown.current = action.kind
    // Only if the focus was lost with the removed control.
    const lost = document.activeElement === null || document.activeElement === document.body
    if (focusInside.current && lost)
      root.current?.querySelector<HTMLElement>('button:last-of-type, a')?.focus()
  }, [action.kind])

  return (
    <div
      ref={root}
      className={styles.root}
      onFocus={() => {
        focusInside.current = true
      }}
      onBlur={(event) => {
        // Removing the focused element blurs it without a related target.
        if (event.relatedTarget !== null) focusInside.current = false
      }}
    >
      <ActionControl action={action} size={size} />
    </div>
  )
}
