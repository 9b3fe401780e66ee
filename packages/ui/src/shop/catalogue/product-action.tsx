import { useEffect, useRef } from 'react'

import { Button } from '../../controls/button.tsx'
import { ButtonLink } from '../../controls/button-link.tsx'
import { BanIcon, PlusIcon, RulerIcon } from '../../media/icons.ts'
import { QuantityStepper, type QuantityStepperProps } from '../../controls/quantity-stepper.tsx'
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
      /** Pressed all the same; the place to say the reason aloud. */
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
          appearance="outline"
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
          // A button that is unavailable answers no click of its own.
          onClickCapture={action.onBlockedClick}
        >
          {action.text}
        </Button>
      )
  }
}

/**
 * The one control of a product: add, change the amount, measure, or why not. When pressing it puts another control
 * in its place, the keyboard's focus goes along.
 */
export function ProductAction({ action, size = 'medium' }: ProductActionProps) {
  const root = useRef<HTMLDivElement>(null)
  const focusInside = useRef(false)
  const shown = useRef(action.kind)

  useEffect(() => {
    if (shown.current === action.kind) return
    shown.current = action.kind
    // Only when the focus was lost with the control it stood on, never to steal it from elsewhere.
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
        // Removing the focused element blurs it towards nothing; a person leaving moves on to something.
        if (event.relatedTarget !== null) focusInside.current = false
      }}
    >
      <ActionControl action={action} size={size} />
    </div>
  )
}
