import {
  Button,
  Callout,
  CreditCardIcon,
  WalletIcon,
  PaymentMethodPicker,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextField,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { words, type PaymentMessages } from './messages.ts'

const meta: Meta<typeof PaymentMethodPicker> = {
  title: 'Shop/Payment/Payment-method picker',
  component: PaymentMethodPicker,
  parameters: guide({
    status: 'ready',
    summary: 'The payment methods, one open at a time.',
    use: ['Two or more payment methods.'],
    avoid: ['One method: show it without a selection.'],
    anatomy: [
      'Each method with its icon, name and detail.',
      'The form of the selected method, right after it.',
    ],
    do: ['Keep typed input when the method changes.'],
    dont: ['Do not change the method during a payment: `busy`.'],
    keys: [
      ['Arrow up, Arrow down', 'Move and select.'],
      ['Tab', 'From the selected method into its form.'],
    ],
    access: [
      'A named group of native radios: the arrow keys move and select.',
      'The form of a method is right after its radio; typed input is kept when the method changes.',
      'During a payment the selection is locked.',
    ],
    content: ['The name of the method; the detail says what follows.'],
  }),
}
export default meta
type Story = StoryObj<typeof PaymentMethodPicker>

interface ChoosingProps {
  readonly t: PaymentMessages['methods']
  readonly busy?: boolean
  readonly first?: 'card' | 'paypal'
  /** The content of the PayPal method. */
  readonly payPal?: ReactNode
}

function Choosing({ t, busy = false, first = 'card', payPal }: ChoosingProps) {
  const [way, setWay] = useState<string>(first)
  return (
    <PaymentMethodPicker
      label={t.label}
      value={way}
      onChange={setWay}
      busy={busy}
      methods={[
        { id: 'card', name: t.card, icon: <CreditCardIcon />, panel: <TextField label={t.number} /> },
        {
          id: 'paypal',
          name: t.payPal,
          detail: t.payPalDetail,
          icon: <WalletIcon />,
          panel: payPal ?? <Button fullWidth>{t.payPalButton}</Button>,
        },
      ]}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Choosing t={localize(words, context).methods} />,
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].methods
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: t.payPalButton })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: t.number }), '4242')
    await userEvent.click(canvas.getByRole('radio', { name: /PayPal/ }))
    await expect(canvas.getByRole('button', { name: t.payPalButton })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: t.number })).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: t.card })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: t.number })).toHaveValue('4242')
  },
}

export const Paying: Story = {
  render: (_args, context) => <Choosing t={localize(words, context).methods} busy />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /PayPal/ })).toBeDisabled()
  },
}

/** The provider's buttons are loading: their space is reserved. */
export const MethodLoading: Story = {
  render: (_args, context) => {
    const t = localize(words, context).methods
    const place = (
      <SkeletonGroup label={t.coming}>
        <Skeleton shape="control" />
      </SkeletonGroup>
    )
    return <Choosing t={t} first="paypal" payPal={place} />
  },
}

/** The provider's buttons failed to load. */
export const MethodNotLoaded: Story = {
  render: (_args, context) => {
    const t = localize(words, context).methods
    const away = (
      <Callout tone="warning" live="status" actions={<Button>{t.retry}</Button>}>
        {t.away}
      </Callout>
    )
    return <Choosing t={t} first="paypal" payPal={away} />
  },
}

/** The customer cancelled at the provider. */
export const CancelledAtProvider: Story = {
  render: (_args, context) => {
    const t = localize(words, context).methods
    const back = (
      <Stack gap="md">
        <Callout live="status" title={t.backTitle}>
          {t.back}
        </Callout>
        <Button fullWidth>{t.payPalButton}</Button>
      </Stack>
    )
    return <Choosing t={t} first="paypal" payPal={back} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].methods
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(t.back)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Choosing t={{ ...words.es.methods, payPal: words.es.methods.transfer }} />
    </Narrow>
  ),
}

export const States: Story = states(Default, { disabled: Paying })
