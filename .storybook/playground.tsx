import type { Decorator } from '@storybook/react-vite'
import { type ElementType, type ReactNode, useSyncExternalStore } from 'react'

import { reached } from './reached.tsx'

type Props = Readonly<Record<string, unknown>>

interface Shown {
  readonly language: unknown
  readonly props: Props
}

const shown = new Map<string, Shown>()
const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What a story gives its component, as soon as it stands on the page. */
export const useShownProps = (storyId: string): Props | undefined =>
  useSyncExternalStore(listen, () => shown.get(storyId)?.props)

/** Keeps what a story gave its component first: what it remembers since is the customer's and not its own. */
function show(storyId: string, now: Shown): void {
  if (shown.get(storyId)?.language === now.language) return
  shown.set(storyId, now)
  // Whoever listens is another component, which must not be changed while this one is rendered.
  queueMicrotask(() => listeners.forEach((listener) => listener()))
}

/**
 * Lets the controls change the component of any story, which gets its words by the toolbar's language and not from
 * arguments: what was chosen takes the place of what the story gives. Stories that nobody plays with, as in the tests, are
 * left alone.
 */
export const withPlayground: Decorator = (Story, { id, args, initialArgs, component, viewMode, globals }) => {
  const chosen = Object.fromEntries(
    Object.entries(args).filter(([name, value]) => value !== initialArgs[name]),
  )
  if (!component || (viewMode !== 'docs' && Object.keys(chosen).length === 0)) return <Story />
  return (
    <Played story={id} language={globals.language} component={component as ElementType} chosen={chosen}>
      <Story />
    </Played>
  )
}

interface PlayedProps {
  readonly story: string
  readonly language: unknown
  readonly component: ElementType
  readonly chosen: Props
  readonly children: ReactNode
}

function Played({ story, language, component, chosen, children }: PlayedProps) {
  return reached(children, {
    component,
    change: (props) => {
      show(story, { language, props })
      return chosen
    },
  })
}
