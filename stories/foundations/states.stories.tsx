import { Heading, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'

const meta: Meta = {
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: {
    // The stories of the components run axe, and the tests of the tokens check the colours.
    a11y: { test: 'off' },
    docs: {
      description: {
        component:
          'Every control in every state, and every component at rest, to be checked in high contrast, with the system’s forced colours (contrast themes in Windows, or the Rendering tab of Chromium’s developer tools), and at large text.',
      },
    },
  },
}
export default meta

interface StoryModule {
  readonly default: Meta
  readonly Default?: StoryObj
  readonly States?: StoryObj
}

const modules = import.meta.glob<StoryModule>('../{controls,fields,navigation,text,shop}/**/*.stories.tsx', {
  eager: true,
})

type Render = (args: object, context: object) => ReactElement

/** A story with one story of every component that has states, in the folders that a pattern matches. */
const board = (story: 'Default' | 'States', folders: RegExp): StoryObj => ({
  render: (_args, context) => (
    <Stack gap="xl">
      {/* Drawings are the same in every state, and most of the bytes of a picture. */}
      <style>{'section img { visibility: hidden }'}</style>
      {Object.entries(modules)
        .filter(([file, { States }]) => States && folders.test(file))
        .map(([file, { default: meta, ...stories }]) => (
          <Stack key={file} gap="sm" as="section">
            <Heading level={2} size="title4">
              {meta.title}
            </Heading>
            <Example story={stories[story]!} meta={meta} context={context} />
          </Stack>
        ))}
    </Stack>
  ),
})

function Example({ story, meta, context }: { story: StoryObj; meta: Meta; context: object }) {
  const component = meta.component as ComponentType
  const render = (story.render as Render | undefined) ?? defaultRender
  return render({ ...meta.args, ...story.args }, { ...context, component })
}

const defaultRender = (args: object, context: object): ReactElement => {
  const { component: Component } = context as { readonly component: ComponentType }
  return <Component {...args} />
}

const controls = /^\.\.\/controls\//
const fields = /^\.\.\/fields\//
const navigationAndText = /^\.\.\/(navigation|text)\//
const browsing = /^\.\.\/shop\/(catalogue|content|contact|coverage|shell)\//
const ordering = /^\.\.\/shop\/(account|cart|orders|payment|promotions|schedule)\//

// Chromatic can force colours only for a whole story.
const inStates = {
  parameters: {
    variants: ['contrast', 'forced'],
    chromatic: { forcedColors: 'active', modes: { desk: { disable: true } } },
  },
}
const atRest = {
  parameters: { variants: ['large-text'], chromatic: { modes: { desk: { disable: true } } } },
}

export const Controls: StoryObj = { ...board('States', controls), ...inStates }
export const Fields: StoryObj = { ...board('States', fields), ...inStates }
export const NavigationAndText: StoryObj = { ...board('States', navigationAndText), ...inStates }
export const Browsing: StoryObj = { ...board('States', browsing), ...inStates }
export const Ordering: StoryObj = { ...board('States', ordering), ...inStates }

export const ControlsLarge: StoryObj = { ...board('Default', controls), ...atRest }
export const FieldsLarge: StoryObj = { ...board('Default', fields), ...atRest }
export const NavigationAndTextLarge: StoryObj = { ...board('Default', navigationAndText), ...atRest }
export const BrowsingLarge: StoryObj = { ...board('Default', browsing), ...atRest }
export const OrderingLarge: StoryObj = { ...board('Default', ordering), ...atRest }
