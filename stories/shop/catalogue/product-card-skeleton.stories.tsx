import { Grid, ProductCardSkeleton, SkeletonGroup } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof ProductCardSkeleton> = {
  title: 'Shop/Catalogue/Product card skeleton',
  component: ProductCardSkeleton,
  parameters: guide({
    status: 'new',
    summary: 'A placeholder for a loading product card.',
    use: ['Loading product cards, in a grid or a row.'],
    avoid: ['Other shapes: Skeleton.'],
    anatomy: ['Placeholders for picture, title, price and button.'],
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
type Story = StoryObj<typeof ProductCardSkeleton>

export const Default: Story = {
  render: (_args, context) => (
    <SkeletonGroup label={localize(messages, context).loadingProducts}>
      <Grid columns={{ base: 2, md: 3, lg: 4 }}>
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Grid>
    </SkeletonGroup>
  ),
  play: async (context) => {
    const { loadingProducts } = localize(messages, context)
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent(loadingProducts)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <SkeletonGroup label={messages.es.loadingProducts}>
        <Grid columns={{ base: 2 }} gap="sm">
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </Grid>
      </SkeletonGroup>
    </Narrow>
  ),
}
