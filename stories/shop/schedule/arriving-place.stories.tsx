import { ArrivingPlace, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { failedWith, stillLoading, waitingFor } from './slots.ts'
import { words } from './words.ts'

const meta: Meta<typeof ArrivingPlace> = {
  title: 'Shop/Schedule/Arriving place',
  component: ArrivingPlace,
  parameters: {
    ...contract('The place of days or hours before they are here, and when they fail to come.', [
      'Loading and nothing to choose are statuses, failure is an alert with a button.',
      'The skeleton is as high as what comes.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof ArrivingPlace>

export const Default: Story = {
  render: (_args, context) => (
    <ArrivingPlace what={stillLoading(inLanguage(words, context))} shape="day">
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
    <ArrivingPlace what={waitingFor(inLanguage(words, context).choosePickup)} shape="hour">
      {() => null}
    </ArrivingPlace>
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
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
