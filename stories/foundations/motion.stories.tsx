import { vars } from '@colada/tokens'
import { durations } from '@colada/tokens/scale'
import { Button, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: {
    screenshot: 'none',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'Transitions take 120 to 200 ms, ease out, and use only transform and opacity, so that they do not cause layout. With reduced motion there are no transitions: try it in the toolbar. Nothing moves without an action.',
      },
    },
  },
}
export default meta

/** Bars that move on every click. */
function MotionBars() {
  const [isMoved, setThere] = useState(false)
  return (
    <Stack gap="md">
      <div>
        <Button onClick={() => setThere(!isMoved)}>Run</Button>
      </div>
      {Object.entries(vars.duration).flatMap(([speed, duration]) =>
        Object.entries(vars.easing).map(([ease, easing]) => (
          <Stack key={`${speed} ${ease}`} gap="xxs">
            <Text size="small">
              {speed} · {durations[speed as keyof typeof durations]} ms · {ease}
            </Text>
            <div style={{ background: vars.color.surface.sunken, overflow: 'hidden' }}>
              <div
                data-testid="runner"
                data-there={isMoved}
                style={{
                  inlineSize: 64,
                  blockSize: 16,
                  background: vars.color.action.primary.solid.rest,
                  transform: isMoved ? 'translateX(240px)' : undefined,
                  transition: `transform ${duration} ${easing}`,
                }}
              />
            </div>
          </Stack>
        )),
      )}
    </Stack>
  )
}

export const DurationsAndEasings: StoryObj = {
  render: () => <MotionBars />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    for (const runner of canvas.getAllByTestId('runner'))
      await expect(runner).toHaveAttribute('data-there', 'true')
  },
}
