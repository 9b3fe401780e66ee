import { ArrivingPlace, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { failedWith, stillLoading, waitingFor } from './slots.ts'
import { words } from './messages.ts'

const meta: Meta<typeof ArrivingPlace> = {
  title: 'Shop/Schedule/Arriving place',
  component: ArrivingPlace,
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
type Story = StoryObj<typeof ArrivingPlace>

export const Default: Story = {
  render: (_args, context) => (
    <ArrivingPlace what={stillLoading(localize(words, context))} shape="day">
      {() => null}
    </ArrivingPlace>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(t.loading)
  },
}

export const Waiting: Story = {
  render: (_args, context) => (
    <ArrivingPlace what={waitingFor(localize(words, context).choosePickup)} shape="hour">
      {() => null}
    </ArrivingPlace>
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
            <ArrivingPlace key={`${shape} ${what.state}`} what={what} shape={shape}>
              {() => null}
            </ArrivingPlace>
          )),
        )}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ArrivingPlace what={failedWith(words.es, fn())} shape="hour">
        {() => null}
      </ArrivingPlace>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(EveryCombination)
