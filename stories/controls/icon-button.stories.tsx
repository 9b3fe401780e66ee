import { BagIcon, IconButton, Inline, SearchIcon, Stack, TrashIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof IconButton> = {
  title: 'Controls/Icon button',
  component: IconButton,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Icon-only button', 'Action icon'],
    summary: 'A button with an icon instead of text.',
    use: ['A well-known icon where space is limited: close, remove, menu, show the password.'],
    avoid: ['There is space for text: Button.', 'It leads to a page: a link with a name.'],
    anatomy: [
      'The icon.',
      'An optional number at the corner.',
      'While loading, a spinner instead of the icon.',
    ],
    do: ['Say in `label` what it acts on: “Quitar del cesto: camisa”.'],
    dont: ['Do not rely on the badge alone; the label contains the number, too.'],
    keys: [
      ['Tab', 'Focuses it, also while it is unavailable.'],
      ['Enter, Space', 'Activates it.'],
    ],
    access: [
      `\`label\` is required: it is the accessible name.`,
      'The badge is decorative; the label contains the same.',
      'The touch target is 44 px square, in the small size too.',
    ],
    content: ['The label is a verb and its object. The badge is a figure of one or two digits.'],
  }),
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Default: Story = {
  args: { onClick: fn() },
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <IconButton {...args} label={localize(messages, context).search} icon={<SearchIcon />} />
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Stack>
      {(['plain', 'soft', 'outline', 'solid'] as const).map((appearance) => (
        <Inline key={appearance}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <IconButton
              key={size}
              label={localize(messages, context).remove}
              icon={<TrashIcon />}
              size={size}
              appearance={appearance}
              tone="danger"
            />
          ))}
          <IconButton
            label={localize(messages, context).search}
            icon={<SearchIcon />}
            appearance={appearance}
            round
          />
        </Inline>
      ))}
    </Stack>
  ),
}

export const WithBadge: Story = {
  render: (_args, context) => (
    <IconButton label={localize(messages, context).bag} icon={<BagIcon />} badge="3" round />
  ),
}

export const Loading: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <IconButton label={t.remove} icon={<TrashIcon />} loading loadingLabel={t.saving} />
  },
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement, args }) => {
  within(canvasElement).getByRole('button').focus()
  await userEvent.keyboard('{Enter} ')
  await expect(args.onClick).toHaveBeenCalledTimes(2)
})

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <IconButton label={t.remove} icon={<TrashIcon />} unavailableReason={t.emptyCart} />
    },
  },
  loading: Loading,
})
