import type { Decorator } from '@storybook/react-vite'
import type { ElementType, ReactNode } from 'react'

import { bench, benchOfDocs, type Props, useChosenProps } from './playground-bench.ts'
import { withPartsOf } from './plain-parts.ts'
import { reached } from './reached.tsx'

/** What was changed of a story's arguments. */
export const changesOf = (args: Props, initialArgs: Props): Props =>
  Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]))

/**
 * Lets the controls change the component of any story, which gets its words by the toolbar's language and not from
 * arguments: what was chosen takes the place of what the story gives. A story in a frame is told by the docs page around
 * it. Stories that nobody plays with, as in the tests, are left alone.
 */
export const withPlayground: Decorator = (Story, { id, args, initialArgs, component, viewMode, globals }) => {
  if (!component) return <Story />
  const played = { story: id, language: globals.language as unknown, component: component as ElementType }
  if (benchOfDocs)
    return (
      <Framed {...played}>
        <Story />
      </Framed>
    )
  const chosen = changesOf(args, initialArgs)
  if (viewMode !== 'docs' && Object.keys(chosen).length === 0) return <Story />
  return (
    <Played {...played} chosen={chosen}>
      <Story />
    </Played>
  )
}

interface FramedProps {
  readonly story: string
  readonly language: unknown
  readonly component: ElementType
  readonly children: ReactNode
}

interface PlayedProps extends FramedProps {
  readonly chosen: Props
}

const Framed = (props: FramedProps) => <Played {...props} chosen={useChosenProps(props.story)} />

function Played({ story, language, component, chosen, children }: PlayedProps) {
  return reached(children, {
    component,
    change: (props) => {
      bench.show(story, { language, props })
      return Object.fromEntries(
        Object.entries(chosen).map(([name, value]) => [name, withPartsOf(props[name], value)]),
      )
    },
  })
}
