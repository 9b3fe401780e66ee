import { Button, Text, WalletRow } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentMessages } from './messages.ts'

const meta: Meta<typeof WalletRow> = {
  title: 'Shop/Payment/Wallet row',
  component: WalletRow,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Apple Pay', 'Google Pay', 'Express checkout'],
    summary: 'The wallets of this device, in the provider’s own buttons.',
    use: ['Wallets of this device, above the other payment methods.'],
    avoid: ['Methods with a form: PaymentMethodPicker.'],
    anatomy: ['The provider’s own buttons.', 'A labelled line before the other methods.'],
    do: ['Do not render it until the provider reports a wallet.'],
    dont: ['Do not restyle the provider’s buttons.'],
    keys: [['Tab', 'To the provider’s buttons, when they are offered.']],
    access: [
      'A named region; the provider’s buttons have their own names.',
      'Without a wallet nothing is rendered.',
    ],
    content: ['The line says what follows: “o elige cómo pagar”.'],
  }),
}
export default meta
type Story = StoryObj<typeof WalletRow>

const rowOf = (t: PaymentMessages['wallets'], offered = true) => (
  <WalletRow label={t.label} divider={t.divider} available={offered}>
    <Button fullWidth tone="neutral">
      {t.button}
    </Button>
  </WalletRow>
)

export const Default: Story = {
  render: (_args, context) => rowOf(localize(words, context).wallets),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].wallets
    const row = within(canvasElement).getByRole('region', { name: t.label })
    await expect(within(row).getByRole('button', { name: t.button })).toBeVisible()
  },
}

export const NotOffered: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return (
      <>
        {rowOf(t.wallets, false)}
        <Text>{t.card.form}</Text>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('section')?.getBoundingClientRect().height).toBe(0)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      {rowOf({ ...words.es.wallets, divider: 'o elige otra forma de pagar este pedido de lavandería' })}
    </Narrow>
  ),
}
