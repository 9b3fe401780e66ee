import { ButtonLink, EmptyCart, Image } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof EmptyCart> = {
  title: 'Shop/Cart/Empty cart',
  component: EmptyCart,
  parameters: guide({
    status: 'ready',
    summary: 'The empty cart, with a link to start.',
    use: ['Wherever an empty cart is shown.'],
    avoid: ['A list other than the cart: EmptyState.'],
    anatomy: ['An illustration, or the cart icon.', 'The title.', 'One sentence.', 'A link to start.'],
    do: ['Link to the catalogue.'],
    dont: ['Do not show prices, meters or steps beside it.'],
    keys: [['Tab', 'To the action.']],
    access: [
      'A heading at the level the page needs, a sentence, and one next step.',
      'The icon is decorative.',
    ],
    content: ['“Tu cesto está vacío”, then where to begin.'],
  }),
}
export default meta
type Story = StoryObj<typeof EmptyCart>

export const Default: Story = {
  args: { headingLevel: 2 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const { empty } = localize(messages, context)
    return (
      <EmptyCart
        {...args}
        title={empty.title}
        text={empty.text}
        action={<ButtonLink href="#all">{empty.action}</ButtonLink>}
      />
    )
  },
}

export const WithIllustration: Story = {
  render: (_args, context) => {
    const { empty } = localize(messages, context)
    return (
      <EmptyCart
        title={empty.title}
        headingLevel={2}
        text={empty.text}
        picture={<Image src="/pictures/empty/cart.svg" width={320} height={240} alt="" />}
        action={<ButtonLink href="#all">{empty.action}</ButtonLink>}
      />
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <EmptyCart
        title={messages.es.empty.title}
        headingLevel={2}
        text={messages.es.empty.text}
        action={<ButtonLink href="#all">{messages.es.empty.action}</ButtonLink>}
      />
    </Narrow>
  ),
}
