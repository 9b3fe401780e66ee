import type { Decorator } from '@storybook/react-vite'
import type { ElementType, ReactNode } from 'react'

import { playgroundStore, docsPageStore, type Props, useOverrides } from './playground-store.ts'
import { mergeSerializable } from './serializable-props.ts'
import { overrideProps } from './override-props.tsx'

/** The args that differ from the story's initial args. */
export const changedArgs = (args: Props, initialArgs: Props): Props =>
  Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]))

/**
 * Applies edited controls to the component inside a story. Stories render localized texts themselves instead of taking
 * them as args, so changed args replace the props of the rendered component. An iframe reads them from its docs page.
 * Without changed args, as in tests, the story renders unmodified.
 */
export const withPlayground: Decorator = (Story, { id, args, initialArgs, component, viewMode, globals }) => {
  if (!component) return <Story />
  const playgroundProps = {
    story: id,
    language: globals.language as unknown,
    component: component as ElementType,
  }
  if (docsPageStore)
    return (
      <FramedPlayground {...playgroundProps}>
        <Story />
      </FramedPlayground>
    )
  const overrides = changedArgs(args, initialArgs)
  if (viewMode !== 'docs' && Object.keys(overrides).length === 0) return <Story />
  return (
    <PlaygroundStory {...playgroundProps} overrides={overrides}>
      <Story />
    </PlaygroundStory>
  )
}

interface FramedPlaygroundProps {
  readonly story: string
  readonly language: unknown
  readonly component: ElementType
  readonly children: ReactNode
}

interface PlaygroundStoryProps extends FramedPlaygroundProps {
  readonly overrides: Props
}

const FramedPlayground = (props: FramedPlaygroundProps) => (
  <PlaygroundStory {...props} overrides={useOverrides(props.story)} />
)

function PlaygroundStory({ story, language, component, overrides, children }: PlaygroundStoryProps) {
  return overrideProps(children, {
    component,
    getProps: (props) => {
      playgroundStore.setRendered(story, { language, props })
      return Object.fromEntries(
        Object.entries(overrides).map(([name, value]) => [name, mergeSerializable(props[name], value)]),
      )
    },
  })
}
