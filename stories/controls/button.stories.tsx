import { ArrowRightIcon, BagIcon, Button, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  parameters: guide({
    status: 'ready',
    summary: 'An action on this page. For navigation there is ButtonLink.',
    use: [
      'Something happens on this page: add, save, confirm, pay.',
      'One solid primary button per view; secondary ones are outline or plain.',
    ],
    avoid: [
      'It leads to another page: ButtonLink.',
      'No space for text and a well-known icon: IconButton.',
      'A small action beside a value: TextButton.',
    ],
    anatomy: [
      'An optional icon before or after the text.',
      'The text, a verb.',
      'While loading, a spinner over the text, which keeps the width.',
      'A visually hidden reason, when it is unavailable.',
    ],
    do: [
      'Keep it focusable and explain what is missing with `unavailableReason`.',
      'Show `loading` with a label as soon as a response takes more than 300 ms.',
    ],
    dont: [
      'Do not put two solid primary buttons side by side.',
      'Do not use `danger` for what can be undone.',
    ],
    keys: [
      ['Tab', 'Focuses it, also while it is unavailable, so that screen readers announce the reason.'],
      ['Enter, Space', 'Activates it; nothing happens while it loads or is unavailable.'],
    ],
    access: [
      'A native `<button>`: Enter and Space activate it.',
      'Its accessible name is its text; icons are decorative.',
      '`unavailableReason` leaves it focusable, sets `aria-disabled` and describes it with the reason.',
      '`loading` sets `aria-busy`, ignores clicks, keeps the width and announces `loadingLabel` once.',
      'The touch target is at least 44 px high in every size.',
    ],
    content: [
      'A verb and its object, two or three words: “Añadir al cesto”. A button that creates an obligation to pay says so: “Reservar y pagar 17,06 €”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof Button>

const tones = ['primary', 'neutral', 'accent', 'danger'] as const
const appearances = ['solid', 'soft', 'outline', 'plain'] as const
const sizes = ['small', 'medium', 'large'] as const

export const Default: Story = {
  parameters: { controls: { disable: false } },
  args: { onClick: fn() },
  render: (args, context) => <Button {...args}>{localize(messages, context).add}</Button>,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        {sizes.map((size) => (
          <Stack key={size} gap="sm">
            {appearances.map((appearance) => (
              <Inline key={appearance}>
                {tones.map((tone) => (
                  <Button key={tone} tone={tone} appearance={appearance} size={size}>
                    {t.tones[tone]}
                  </Button>
                ))}
              </Inline>
            ))}
          </Stack>
        ))}
      </Stack>
    )
  },
}

export const WithIcons: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Inline>
        <Button iconStart={<BagIcon />}>{t.add}</Button>
        <Button appearance="outline" iconEnd={<ArrowRightIcon />}>
          {t.see}
        </Button>
      </Inline>
    )
  },
}

export const Loading: Story = {
  args: { onClick: fn() },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Button {...args} loading loadingLabel={t.saving}>
        {t.tones.primary}
      </Button>
    )
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const UnavailableWithReason: Story = {
  args: { onClick: fn() },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Button {...args} unavailableReason={t.emptyCart}>
        {t.tones.primary}
      </Button>
    )
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Button fullWidth size="large" iconEnd={<ArrowRightIcon />}>
        {messages.es.longest}
      </Button>
    </Narrow>
  ),
}

export const States: Story = states(Default, { disabled: UnavailableWithReason, loading: Loading })
