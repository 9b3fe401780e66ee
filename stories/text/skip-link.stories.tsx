import { SkipLink, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof SkipLink> = {
  title: 'Text/SkipLink',
  component: SkipLink,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Skip navigation', 'Bypass block'],
      summary: 'The first stop of the keyboard on a page: past the navigation.',
      use: ['Once a page, first in the document.'],
      avoid: ['Jumps within the content: TextLink.'],
      anatomy: ['The words, seen only with the focus.'],
      do: ['Point it at `main`, which can take the focus.'],
      dont: ['Do not hide it from the keyboard.'],
      keys: [
        ['Tab', 'Brings it into sight, first of all.'],
        ['Enter', 'Goes on to the content.'],
      ],
      access: [
        'Out of sight until it has the focus.',
        `Its target must be able to take the focus (\`tabIndex={-1}\`).`,
      ],
      content: ['“Ir al contenido”.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
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
  parameters: { screenshot: 'page' },
  render: () => (
    <>
      <SkipLink targetId="content">{messages.es.longSkip}</SkipLink>
      <main id="content" tabIndex={-1}>
        <Text>{messages.es.content}</Text>
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

export const States: Story = states({
  // Above the upper edge of the window while it has no focus; here above that of its place.
  render: (_args, context) => (
    <div style={{ minBlockSize: 80, overflow: 'hidden' }}>
      <SkipLink targetId="content">{localize(messages, context).skip}</SkipLink>
    </div>
  ),
})
