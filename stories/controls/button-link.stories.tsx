import { ArrowRightIcon, ButtonLink, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof ButtonLink> = {
  title: 'Controls/Button link',
  component: ButtonLink,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Link button'],
    summary:
      'A link that looks like a button. The application provides its link component through LinkProvider.',
    use: ['The main next step is another page: “Ver el catálogo”.'],
    avoid: ['An action on this page: Button.', 'A link inside a sentence: TextLink.'],
    anatomy: [
      'An optional icon before the text, for what the link leads to.',
      'The text.',
      'An optional icon after the text; an arrow means that a page follows.',
    ],
    do: ['Give it a URL that can be opened in a new tab.'],
    dont: ['Do not give `onClick` an effect that the URL does not have.'],
    keys: [['Enter', 'Follows the link.']],
    access: [
      `A native \`<a href>\`: Enter follows it, and it can be opened in a new tab.`,
      'Its accessible name is its text.',
    ],
    content: ['Name the destination or the benefit: “Ver precios”, not “Haz clic aquí”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ButtonLink>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <ButtonLink {...args} href="#catalogue">
      {localize(messages, context).see}
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#catalogue')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Stack>
      {(['solid', 'soft', 'outline', 'plain'] as const).map((appearance) => (
        <Inline key={appearance}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <ButtonLink
              key={size}
              href="#catalogue"
              appearance={appearance}
              size={size}
              iconEnd={<ArrowRightIcon />}
            >
              {localize(messages, context).see}
            </ButtonLink>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ButtonLink href="#catalogue" fullWidth>
        {messages.es.longest}
      </ButtonLink>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
