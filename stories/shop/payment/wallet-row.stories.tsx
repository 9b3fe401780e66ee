import { Button, Text, WalletRow } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentWords } from './words.ts'

const meta: Meta<typeof WalletRow> = {
  title: 'Shop/Payment/Wallet row',
  component: WalletRow,
  parameters: {
    ...contract('The wallets of this device, in the provider’s own buttons.', [
      'A named region; the provider’s buttons bring their own names.',
      'A row that is not offered is nowhere: not seen, not reached, not read, and takes no room.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof WalletRow>

const rowOf = (t: PaymentWords['wallets'], offered = true) => (
  <WalletRow label={t.label} divider={t.divider} offered={offered}>
    <Button fullWidth tone="neutral">
      {t.button}
    </Button>
  </WalletRow>
)

export const Default: Story = {
  render: (_args, context) => rowOf(inLanguage(words, context).wallets),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].wallets
    const row = within(canvasElement).getByRole('region', { name: t.label })
    await expect(within(row).getByRole('button', { name: t.button })).toBeVisible()
  },
}

export const NotOffered: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
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
