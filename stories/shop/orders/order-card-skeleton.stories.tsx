import { OrderCardSkeleton, SkeletonGroup, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof OrderCardSkeleton> = {
  title: 'Shop/Orders/Order card skeleton',
  component: OrderCardSkeleton,
  parameters: guide({
    status: 'new',
    summary: 'A placeholder for a loading order card.',
    use: ['Loading orders, in a list.'],
    avoid: ['Other shapes: Skeleton.'],
    anatomy: ['Placeholders for title, pickup and delivery, date and buttons.'],
    do: ['Put them into one SkeletonGroup that says what is loading.'],
    dont: ['Do not show them for less than 300 ms.'],
    keys: [],
    access: [
      'Hidden from assistive technology: the SkeletonGroup around them announces once what is loading.',
    ],
    content: ['None: the group around them says it.'],
  }),
}
export default meta
type Story = StoryObj<typeof OrderCardSkeleton>

export const Default: Story = {
  render: (_args, context) => (
    <SkeletonGroup label={localize(messages, context).loadingOrders}>
      <Stack gap="sm">
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </Stack>
    </SkeletonGroup>
  ),
  play: async (context) => {
    const { loadingOrders } = localize(messages, context)
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent(loadingOrders)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <SkeletonGroup label={messages.es.loadingOrders}>
        <Stack gap="sm">
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </Stack>
      </SkeletonGroup>
    </Narrow>
  ),
}
