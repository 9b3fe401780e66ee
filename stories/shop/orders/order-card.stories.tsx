import { Badge, Button, OrderCard, type OrderCardProps, Stack, StatusBadge } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type OrdersWords } from './words.ts'

const meta: Meta<typeof OrderCard> = {
  title: 'Shop/Orders/Order card',
  component: OrderCard,
  parameters: {
    ...contract('An order in a list.', [
      'An article; the link is named by the title alone, the whole card is its target.',
      'Actions stand outside the link.',
      'Dates and addresses are a description list.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof OrderCard>

const onRepeat = fn()

const cardOf = (t: OrdersWords, rest: Partial<OrderCardProps> = {}) => (
  <OrderCard
    title={t.order}
    href="#order"
    headingLevel={2}
    status={<StatusBadge tone="success">{t.statuses.washing}</StatusBadge>}
    price="51,75 €"
    requested={t.requested}
    facts={[
      { id: 'pickup', label: t.pickup, value: t.pickupAt, detail: t.address },
      { id: 'delivery', label: t.delivery, value: t.deliveryAt, detail: t.address },
    ]}
    actions={
      <Button size="small" appearance="outline" onClick={onRepeat}>
        {t.repeat}
      </Button>
    }
    {...rest}
  />
)

export const Default: Story = {
  render: (_args, context) => cardOf(inLanguage(words, context)),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAccessibleName(t.order)
    await userEvent.click(canvas.getByRole('button', { name: t.repeat }))
    await expect(onRepeat).toHaveBeenCalledOnce()
    await expect(window.location.hash).not.toBe('#order')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Stack>
        {cardOf(t, {
          status: <StatusBadge tone="error">{t.statuses.incident}</StatusBadge>,
          actions: (
            <Button size="small" tone="danger">
              {t.solve}
            </Button>
          ),
        })}
        {cardOf(t, { price: '95,90 €', priceNote: t.vatLeftOut })}
        {cardOf(t, {
          status: <StatusBadge tone="cancelled">{t.statuses.cancelled}</StatusBadge>,
          actions: undefined,
        })}
        {cardOf(t, { status: <Badge tone="promo">{t.voucher}</Badge>, facts: [], actions: undefined })}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      {cardOf(words.es, {
        price: '12.499,50 €',
        priceNote: words.es.vatLeftOut,
        status: <StatusBadge tone="error">{words.es.statuses.absentAtDelivery}</StatusBadge>,
      })}
    </Narrow>
  ),
}
