import { Tabs, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    ...contract('Two or more views of which one is shown.', [
      `\`tablist\`, \`tab\` and \`tabpanel\`; the list is named by \`label\`.`,
      'One stop of the Tab key; arrow keys, Home and End move between the tabs.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Tabs>

const tabs = (t: (typeof words)['es']) => (
  <Tabs
    label={t.account}
    tabs={[
      { value: 'personal', label: t.personal, panel: <Text>{t.personalText}</Text> },
      { value: 'company', label: t.company, panel: <Text>{t.companyText}</Text> },
    ]}
  />
)

export const Default: Story = {
  render: (_args, context) => tabs(inLanguage(words, context)),
  play: async ({ canvasElement, ...context }) => {
    const t = inLanguage(words, context)
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: t.personal }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: t.company })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.companyText)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{tabs({ ...words.es, ...words.es.longest })}</Narrow>,
}
