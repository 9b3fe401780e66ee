import { LoadableOptions, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './messages.ts'
import { failedWith, stillLoading, waitingFor } from './slots.ts'

const meta: Meta<typeof LoadableOptions> = {
  title: 'Shop/Schedule/Loadable options',
  component: LoadableOptions,
  parameters: guide({
    status: 'ready',
    summary: 'Loading, failed and empty state of days or hours.',
    use: ['Days or hours that are loading, failed to load or are empty.'],
    avoid: ['Other shapes: SkeletonGroup.'],
    anatomy: [
      'A skeleton with the height of the content.',
      'Or the error with a retry button.',
      'Or an empty state.',
    ],
    do: ['Keep the height: the layout must not shift.'],
    dont: ['Do not say “no hay” while it is still loading.'],
    keys: [['Enter, Space', 'On the button, retries.']],
    access: [
      'Loading and empty are statuses, an error is an alert with a button.',
      'The skeleton is as high as the content.',
    ],
    content: ['The error says what to do: “Inténtalo de nuevo”.'],
  }),
}
export default meta
type Story = StoryObj<typeof LoadableOptions>

export const Default: Story = {
  args: { shape: 'day' },
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <LoadableOptions {...args} loadable={stillLoading(localize(words, context))}>
      {() => null}
    </LoadableOptions>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(t.loading)
  },
}

export const WaitingForChoice: Story = {
  render: (_args, context) => (
    <LoadableOptions loadable={waitingFor(localize(words, context).choosePickup)} shape="hour">
      {() => null}
    </LoadableOptions>
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    const states = [
      stillLoading(t),
      waitingFor(t.chooseDay),
      failedWith(t, fn()),
      { state: 'ready' as const, options: [], empty: t.noHours },
    ]
    return (
      <Stack gap="lg">
        {(['day', 'hour'] as const).flatMap((shape) =>
          states.map((what) => (
            <LoadableOptions key={`${shape} ${what.state}`} loadable={what} shape={shape}>
              {() => null}
            </LoadableOptions>
          )),
        )}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <LoadableOptions loadable={failedWith(words.es, fn())} shape="hour">
        {() => null}
      </LoadableOptions>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(EveryCombination)
