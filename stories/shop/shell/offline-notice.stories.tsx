import { Button, OfflineNotice, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof OfflineNotice> = {
  title: 'Shop/Shell/Offline notice',
  component: OfflineNotice,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      summary: 'A notice that the device is offline, and what still works.',
      use: ['While the device is offline.'],
      avoid: ['A single request failed: Callout or ErrorState.'],
      anatomy: ['A container that is always present.', 'The icon and the sentence.'],
      do: ['Say what still works.'],
      dont: ['Do not block the page.'],
      keys: [],
      access: ['Its container is a status that is always present, so that the notice is announced.'],
      content: ['“Sin conexión. Puedes seguir mirando el catálogo.”'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof OfflineNotice>

function Signal({ t }: { t: ShellMessages['offline'] }) {
  const [offline, setOffline] = useState(false)
  return (
    <Stack>
      <OfflineNotice offline={offline} {...t} />
      <Button onClick={() => setOffline(!offline)}>{t.label}</Button>
    </Stack>
  )
}

export const Default: Story = {
  render: (_args, context) => <Signal t={localize(messages, context).offline} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].offline
    const place = within(canvasElement).getByRole('status')
    await expect(place).toBeEmptyDOMElement()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(place).toHaveTextContent(t.text)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <OfflineNotice offline {...messages.es.offline} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
