import { SkipLink, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof SkipLink> = {
  title: 'Text/Skip link',
  component: SkipLink,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Skip navigation', 'Bypass block'],
      summary: 'The first tab stop of a page: skips the navigation.',
      use: ['Once per page, first in the document.'],
      avoid: ['Jumps within the content: TextLink.'],
      anatomy: ['The text, visible only with focus.'],
      do: ['Link to `main`, which is focusable.'],
      dont: ['Do not hide it from the keyboard.'],
      keys: [
        ['Tab', 'Shows it, as the first tab stop.'],
        ['Enter', 'Moves to the content.'],
      ],
      access: ['Hidden until it is focused.', `Its target must be focusable (\`tabIndex={-1}\`).`],
      content: ['“Ir al contenido”.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Default: Story = {
  args: { targetId: 'content' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <>
        <SkipLink {...args}>{t.skip}</SkipLink>
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
  // Without focus it is above the window; here above its container.
  render: (_args, context) => (
    <div style={{ minBlockSize: 80, overflow: 'hidden' }}>
      <SkipLink targetId="content">{localize(messages, context).skip}</SkipLink>
    </div>
  ),
})
