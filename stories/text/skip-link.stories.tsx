import { SkipLink, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { words } from './words.ts'

const meta: Meta<typeof SkipLink> = {
  title: 'Text/SkipLink',
  component: SkipLink,
  parameters: {
    ...contract('The first stop of the keyboard on a page: past the navigation.', [
      'Out of sight until it has the focus.',
      `Its target must be able to take the focus (\`tabIndex={-1}\`).`,
    ]),
    shot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <>
        <SkipLink targetId="content">{t.skip}</SkipLink>
        <main id="content" tabIndex={-1}>
          <Text>{t.content}</Text>
        </main>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: { shot: 'page' },
  render: () => (
    <>
      <SkipLink targetId="content">{words.es.longSkip}</SkipLink>
      <main id="content" tabIndex={-1}>
        <Text>{words.es.content}</Text>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const { left, right } = within(canvasElement).getByRole('link').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
