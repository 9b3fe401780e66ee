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
    summary: 'The place of days or hours before they are here, and when they fail to come.',
    use: ['Days or hours that are still to come, failed to come or are none.'],
    avoid: ['A part with another shape: SkeletonGroup.'],
    anatomy: [
      'Bones in the height of what comes.',
      'Or the failure with its button.',
      'Or that there is nothing to choose.',
    ],
    do: ['Keep the height: the page must not jump.'],
    dont: ['Do not say “no hay” while it is still loading.'],
    keys: [['Enter, Space', 'On the button, tries again.']],
    access: [
      'Loading and nothing to choose are statuses, failure is an alert with a button.',
      'The skeleton is as high as what comes.',
    ],
    content: ['Failure says what to do: “Inténtalo de nuevo”.'],
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
