import { ButtonLink } from '../../controls/button-link.tsx'
import { Button } from '../../controls/button.tsx'
import { Inline } from '../../layout/inline.tsx'
import { Stack } from '../../layout/stack.tsx'
import type { Icon } from '../../media/icon.tsx'
import { AlertIcon, PlusIcon, WarningIcon } from '../../media/icons.ts'
import { CalendarClockIcon, CreditCardIcon, RepeatIcon, TruckIcon } from '../../media/subject-icons.ts'

/** Actions of an existing order (spec 000 §2, Orders list and Order detail). */
export type OrderActionKind =
  | 'pay'
  | 'solve-absence'
  | 'solve-incident'
  | 'change-dates'
  | 'add-items'
  | 'repeat'
  | 'report-incident'

export type OrderActionView = { readonly kind: OrderActionKind; readonly label: string } & (
  | { readonly href: string; readonly onClick?: never }
  | { readonly href?: never; readonly onClick: () => void }
)

export type OrderActionsProps = {
  readonly actions: readonly OrderActionView[]
  readonly size?: 'small' | 'medium'
  /** `column` for a narrow column, with buttons of its width. */
  readonly layout?: 'row' | 'column'
}

type Look = {
  readonly Sign: Icon
  readonly tone?: 'danger' | 'neutral'
  /** The action that the order needs next. */
  readonly solid?: boolean
}

const looks: Readonly<Record<OrderActionKind, Look>> = {
  pay: { Sign: CreditCardIcon, solid: true },
  // Red for issues (spec 000 §2, Checkout: edit buttons are red for incidents).
  'solve-absence': { Sign: TruckIcon, tone: 'danger', solid: true },
  'solve-incident': { Sign: WarningIcon, tone: 'danger', solid: true },
  'change-dates': { Sign: CalendarClockIcon },
  'add-items': { Sign: PlusIcon },
  repeat: { Sign: RepeatIcon },
  'report-incident': { Sign: AlertIcon, tone: 'neutral' },
}

/** Actions of an order in the given sequence; those it needs next are solid. */
export function OrderActions({ actions, size = 'medium', layout = 'row' }: OrderActionsProps) {
  if (actions.length === 0) return null
  const buttons = actions.map(({ kind, label, href, onClick }) => {
    const { Sign, tone = 'primary', solid } = looks[kind]
    const look = {
      size,
      tone,
      appearance: solid ? 'solid' : 'outline',
      fullWidth: layout === 'column',
      iconStart: <Sign size="small" />,
    } as const
    return href === undefined ? (
      <Button key={kind} {...look} onClick={onClick}>
        {label}
      </Button>
    ) : (
      <ButtonLink key={kind} {...look} href={href}>
        {label}
      </ButtonLink>
    )
  })
  return layout === 'column' ? <Stack gap="xs">{buttons}</Stack> : <Inline gap="sm">{buttons}</Inline>
}
