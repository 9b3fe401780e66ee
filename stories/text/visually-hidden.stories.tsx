import { Text, VisuallyHidden } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { words } from './words.ts'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    ...contract('Said to assistive technology, not shown.', [
      'In the name and the text of what is around it, out of sight.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Text as="s">
        <VisuallyHidden>{t.hidden} </VisuallyHidden>
        {t.oldPrice}
      </Text>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const hidden = within(canvasElement).getByText(inLanguage(words, context).hidden)
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
