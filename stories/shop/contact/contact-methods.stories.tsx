import { ContactMethods } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages } from './messages.ts'
import { waysOf } from './ways.tsx'

const meta: Meta<typeof ContactMethods> = {
  title: 'Shop/Contact/Contact methods',
  component: ContactMethods,
  parameters: guide({
    status: 'new',
    summary: 'Contact channels.',
    use: ['Contact channels, beside a form or in StickyHelp.'],
    avoid: ['Links to pages of the shop: the footer.'],
    anatomy: ['An icon.', 'The channel.', 'What to expect.'],
    do: ['Put the fastest one first.'],
    dont: ['Do not list a channel without replies.'],
    keys: [
      ['Tab', 'From link to link.'],
      ['Enter', 'Takes it.'],
    ],
    access: ['A list of links; each says where it leads and what to expect. The icons are decorative.'],
    content: ['A verb and a place: “Message us on WhatsApp”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ContactMethods>

const onTaken = fn()

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <div style={{ maxInlineSize: 384 }}>
      <ContactMethods {...args} methods={waysOf(localize(messages, context).ways)} onSelect={onTaken} />
    </div>
  ),
  play: async (context) => {
    const { ways } = localize(messages, context)
    const links = within(context.canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(ways.length)
    await userEvent.click(links[0]!)
    await expect(onTaken).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ContactMethods methods={waysOf([messages.es.longestWay, ...messages.es.ways])} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
