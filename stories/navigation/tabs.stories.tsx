import { Tabs, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Tab list'],
    summary: 'Two or more views, one visible at a time.',
    use: ['Two to five views of the same thing, one at a time.'],
    avoid: ['Views with their own URLs: links.', 'Both must be compared: show both.'],
    anatomy: ['The row of tabs.', 'The panel of the selected tab.'],
    do: ['Keep the order fixed.'],
    dont: ['Do not put a required field into a closed tab.'],
    keys: [
      ['Tab', 'Focuses the selected tab, then moves into the panel.'],
      ['Arrow left, Arrow right', 'Move between the tabs and show their panel.'],
      ['Home, End', 'Go to the first or last tab.'],
    ],
    access: [
      `\`tablist\`, \`tab\` and \`tabpanel\`; the list is named by \`label\`.`,
      'One tab stop; arrow keys, Home and End move between the tabs.',
    ],
    content: ['One or two words, nouns.'],
  }),
}
export default meta
type Story = StoryObj<typeof Tabs>

const tabs = (t: (typeof messages)['es']) => (
  <Tabs
    label={t.account}
    tabs={[
      { value: 'personal', label: t.personal, panel: <Text>{t.personalText}</Text> },
      { value: 'company', label: t.company, panel: <Text>{t.companyText}</Text> },
    ]}
  />
)

export const Default: Story = {
  render: (_args, context) => tabs(localize(messages, context)),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: t.personal }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: t.company })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.companyText)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{tabs({ ...messages.es, ...messages.es.longest })}</Narrow>,
}

export const States: Story = states(Default)
