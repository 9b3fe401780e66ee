import { Grid, ProductCardBones, SkeletonGroup } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof ProductCardBones> = {
  title: 'Shop/Catalogue/Product card bones',
  component: ProductCardBones,
  parameters: guide({
    status: 'new',
    summary: 'Keeps the place of a product card that is on its way, in its size.',
    use: ['Product cards on their way, in a grid or a row.'],
    avoid: ['Anything of another shape: Skeleton.'],
    anatomy: ['The place of picture, title, price and button.'],
    do: ['Put them into one SkeletonGroup that says what is on its way.'],
    dont: ['Do not show them for less than 300 ms.'],
    keys: [],
    access: ['Nothing to assistive technology: one SkeletonGroup around them says once what is on its way.'],
    content: ['None: the group around them says it.'],
  }),
}
export default meta
type Story = StoryObj<typeof ProductCardBones>

export const Default: Story = {
  render: (_args, context) => (
    <SkeletonGroup label={localize(messages, context).loadingProducts}>
      <Grid columns={{ base: 2, md: 3, lg: 4 }}>
        <ProductCardBones />
        <ProductCardBones />
        <ProductCardBones />
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
          <ProductCardBones />
          <ProductCardBones />
        </Grid>
      </SkeletonGroup>
    </Narrow>
  ),
}
