import { ArrowRightIcon, Stack, Text, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof TextLink> = {
  title: 'Text/Text link',
  component: TextLink,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Link', 'Anchor'],
    summary: 'A text link.',
    use: ['A page named within a sentence or a list.'],
    avoid: ['An action: TextButton or Button.', 'The main next step: ButtonLink.'],
    anatomy: ['The text, underlined unless `quiet`.'],
    do: ['Name the target, so that it makes sense out of context.'],
    dont: ['Do not make it `quiet` inside a sentence: there only the underline distinguishes it.'],
    keys: [['Enter', 'Follows the link.']],
    access: [
      `A native \`<a href>\` whose name says where it leads.`,
      `Inside a sentence it is underlined; \`quiet\` is for lists and bars; \`standalone\` is 44 px high.`,
    ],
    content: ['The title of the page it leads to, not “aquí”.'],
  }),
}
export default meta
type Story = StoryObj<typeof TextLink>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Text>
        {t.before}{' '}
        <TextLink {...args} href="#guarantee">
          {t.link}
        </TextLink>
      </Text>
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack align="start">
        {(['brand', 'inherit', 'danger'] as const).map((tone) => (
          <TextLink key={tone} href="#guarantee" tone={tone}>
            {t.link}
          </TextLink>
        ))}
        <TextLink href="#guarantee" quiet aria-current="page">
          {t.link}
        </TextLink>
        <TextLink href="#guarantee" standalone>
          {t.link} <ArrowRightIcon size="small" />
        </TextLink>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Text>
        {messages.es.before} <TextLink href="#guarantee">{messages.es.longLink}</TextLink>
      </Text>
      <TextLink href="#guarantee" standalone>
        {messages.es.longLink} <ArrowRightIcon size="small" />
      </TextLink>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
