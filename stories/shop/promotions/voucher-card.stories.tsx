import { Button, Stack, VoucherCard } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type PromotionsMessages } from './messages.ts'

const meta: Meta<typeof VoucherCard> = {
  title: 'Shop/Promotions/Voucher card',
  component: VoucherCard,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Gift card', 'Bono'],
    summary: 'A purchased code that can be copied, with its number of uses.',
    use: ['A purchased code, after the purchase and in its order.'],
    avoid: ['A free promotion: PromoCard.'],
    anatomy: [
      'The ticket.',
      'What it is for, its value, the code, the number of uses, as dots too.',
      'A button that uses it, and the copy button.',
    ],
    do: ['Announce the copy.'],
    dont: ['Do not group the code with spaces, which would be copied.'],
    keys: [['Enter, Space', 'Copies the code.']],
    access: [
      'The code is text that can be selected; copying it is a button of its own.',
      'Copying is confirmed in a live region.',
    ],
    content: ['“Vale para 10 prendas”; the code in capitals.'],
  }),
}
export default meta
type Story = StoryObj<typeof VoucherCard>

const onCopy = fn()
const cardOf = (t: PromotionsMessages, code = 'BONO7K4M9QXA') => (
  <VoucherCard
    label={t.voucher}
    code={code}
    uses={t.voucherUses}
    copy={{ label: t.copyVoucher, onClick: onCopy }}
  />
)

/** In the profile, with what one does with it. */
const ownCard = (t: PromotionsMessages) => (
  <VoucherCard
    title={t.voucherTitle}
    label={t.voucherValue}
    code="BONO7K4M9QXA"
    uses={t.voucherUses}
    dots={{ left: 7, total: 10 }}
    action={<Button size="small">{t.useVoucher}</Button>}
    copy={{ label: t.copyVoucher, onClick: onCopy }}
  />
)

export const Default: Story = {
  render: (_args, context) => cardOf(localize(messages, context)),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onCopy).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="md">
        {cardOf(t)}
        {cardOf(t, 'BONO7K4M9QXA-BONO7K4M9QXA')}
        {ownCard(t)}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Stack gap="md">
        {cardOf(messages.es, 'BONO7K4M9QXA-BONO7K4M9QXA')}
        {ownCard(messages.es)}
      </Stack>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
