import { Breadcrumb } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Breadcrumb> = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    ...contract('Where a page stands, and the way up.', [
      `A \`nav\` named by \`label\` with an ordered list.`,
      `The page itself is words, not a link, with \`aria-current="page"\`.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Breadcrumb>

const trailOf = (labels: readonly string[]) => labels.map((label, index) => ({ label, href: `#${index}` }))

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return <Breadcrumb label={t.youAreIn} trail={trailOf(t.trail)} here={t.product} />
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Breadcrumb label={words.es.youAreIn} trail={trailOf(words.es.trail)} here={words.es.longProduct} />
    </Narrow>
  ),
}
