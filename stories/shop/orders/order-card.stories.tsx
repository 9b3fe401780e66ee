import { Badge, Button, OrderCard, type OrderCardProps, Stack, StatusBadge, TicketIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory, withoutScreenshot } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages, type OrdersMessages } from './messages.ts'
import { statusTones } from './statuses.ts'

const meta: Meta<typeof OrderCard> = {
  title: 'Shop/Orders/Order card',
  tags: ['desk'],
  component: OrderCard,
  parameters: guide({
    status: 'ready',
    summary: 'An order in a list.',
    use: ['An order in the list of orders.'],
    avoid: ['The page of an order: its parts.'],
    anatomy: [
      'A picture of a garment; the title with the link says what is in the order, and its locator.',
      'The price, and whether it excludes VAT.',
      'The status, and a sentence with the next date.',
      'Pickup and delivery.',
      'When it was ordered.',
      'Actions, outside the link.',
    ],
    do: ['Show the two or three relevant actions.'],
    dont: ['Do not make a cancelled order look active.'],
    keys: [
      ['Tab', 'To the title’s link, then to each action.'],
      ['Enter', 'On the title, opens the order.'],
    ],
    access: [
      'An article; the link is named by the garments and the locator, the whole card is its target.',
      'Actions are outside the link.',
      'Dates and addresses are a description list.',
    ],
    content: ['The garments first, then “Pedido 4F7K2”. The sentence says what happens next and when.'],
  }),
}
export default meta
type Story = StoryObj<typeof OrderCard>

const onRepeat = fn()

const cardOf = (t: OrdersMessages, rest: Partial<OrderCardProps> = {}) => (
  <OrderCard
    title={t.garments}
    reference={t.order}
    href="#order"
    headingLevel={2}
    picture={{ src: '/pictures/products/1.svg', width: 96, height: 96 }}
    sentence={t.sentence}
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
  render: (_args, context) => cardOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAccessibleName(`${t.garments} ${t.order}`)
    await userEvent.click(canvas.getByRole('button', { name: t.repeat }))
    await expect(onRepeat).toHaveBeenCalledOnce()
    await expect(window.location.hash).not.toBe('#order')
  },
}

type StatusName = Exclude<keyof OrdersMessages['statuses'], 'unknown'>

const names = Object.keys(statusTones).filter((name) => name !== 'unknown') as StatusName[]

const statusOf = (t: OrdersMessages, name: StatusName) => (
  <StatusBadge tone={statusTones[name]}>{t.statuses[name]}</StatusBadge>
)

export const TwelveStatuses: Story = {
  parameters: withoutScreenshot,
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        {names.map((name) => (
          <div key={name}>{cardOf(t, { status: statusOf(t, name), actions: undefined })}</div>
        ))}
      </Stack>
    )
  },
}

export const TwelveStatusesOfACompany: Story = {
  parameters: withoutScreenshot,
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        {names.map((name) => (
          <div key={name}>
            {cardOf(t, {
              reference: `${t.order} · ${t.business}`,
              status: statusOf(t, name),
              price: '95,90 €',
              priceNote: t.vatLeftOut,
              actions: undefined,
            })}
          </div>
        ))}
      </Stack>
    )
  },
}

/** A voucher shows its locator, price and label whatever its status; unpaid it can be paid (spec 000 §2, Orders list). */
export const Voucher: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const label = (
      <Badge tone="info" icon={<TicketIcon size="small" />}>
        {t.voucher}
      </Badge>
    )
    return (
      <Stack>
        <OrderCard
          title={t.pack}
          reference={t.order}
          href="#voucher"
          headingLevel={2}
          price="17,95 €"
          status={label}
        />
        <OrderCard
          title={t.pack}
          reference={t.order}
          href="#unpaid"
          headingLevel={2}
          price="17,95 €"
          status={label}
          actions={<Button size="small">{t.actions.pay}</Button>}
        />
      </Stack>
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
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
      {cardOf(messages.es, {
        price: '12.499,50 €',
        priceNote: messages.es.vatLeftOut,
        status: <StatusBadge tone="error">{messages.es.statuses.absentAtDelivery}</StatusBadge>,
      })}
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
