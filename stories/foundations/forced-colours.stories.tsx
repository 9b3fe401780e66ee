import { Heading, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'

const meta: Meta = {
  title: 'Foundations/Forced colours',
  // In our tests each `States` story is captured in forced colours; Chromatic can force colours only for a whole story.
  tags: ['!autodocs', '!test'],
  parameters: {
    a11y: { test: 'off' },
    chromatic: { forcedColors: 'active', modes: { desk: { disable: true } } },
    docs: {
      description: {
        component:
          'Every control in every state, to be checked with your system’s forced colours: contrast themes in Windows, or the Rendering tab of Chromium’s developer tools.',
      },
    },
  },
}
export default meta

interface StoryModule {
  readonly default: Meta
  readonly States?: StoryObj
}

const modules = import.meta.glob<StoryModule>('../{controls,navigation,text,shop}/**/*.stories.tsx', {
  eager: true,
})

type Render = (args: object, context: object) => ReactElement

/** A story with the `States` stories of a folder. */
const statesOfFolder = (folder: string): StoryObj => ({
  render: (_args, context) => (
    <Stack gap="xxl">
      {Object.entries(modules).flatMap(
        ([
          file,
          {
            default: { title, component, args },
            States,
          },
        ]) =>
          States?.render && file.startsWith(`../${folder}/`) ? (
            <Stack key={file} gap="md" as="section">
              <Heading level={2} size="title4">
                {title}
              </Heading>
              {(States.render as Render)(
                { ...args, ...States.args },
                { ...context, component: component as ComponentType },
              )}
            </Stack>
          ) : (
            []
          ),
      )}
    </Stack>
  ),
})

export const Controls = statesOfFolder('controls')
export const Navigation = statesOfFolder('navigation')
export const Text = statesOfFolder('text')
export const Shop = statesOfFolder('shop')
