import { Stack, Text } from '@colada/ui'
import type { ReactRenderer } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ArgsStoryFn, StoryAnnotations } from 'storybook/internal/types'

import { everyLook } from '#storybook/variants.ts'
import { type ForcedState, forceState } from './forced-states.ts'
import { type InBoth, inLanguage } from './language.ts'

type Told<Props> = StoryAnnotations<ReactRenderer, Props>
type Rendered<Props> = ArgsStoryFn<ReactRenderer, Props>
type OwnState = 'disabled' | 'error' | 'loading'

const es = {
  rest: 'En reposo',
  hover: 'Con el puntero encima',
  focus: 'Con el foco',
  pressed: 'Pulsado',
  disabled: 'No disponible',
  error: 'Con un error',
  loading: 'En espera',
}
const en: typeof es = {
  rest: 'At rest',
  hover: 'Under the pointer',
  focus: 'Focused',
  pressed: 'Pressed',
  disabled: 'Disabled',
  error: 'With an error',
  loading: 'Loading',
}
const words: InBoth<typeof es> = { es, en }

function Forced({ state, children }: { readonly state?: ForcedState; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (state) forceState(place.current!, state)
  }, [state])
  // What stands in a corner of the window stands in a corner of its place instead, beside the others.
  return (
    <div ref={place} style={{ transform: 'translate(0)' }}>
      {children}
    </div>
  )
}

const rendered = <Props,>({ render }: Told<Props>): Rendered<Props> =>
  render ?? ((args, { component: Component }) => (Component ? <Component {...(args as object)} /> : <></>))

/**
 * The story of everything that can be seen of an interactive component: another story of it at rest, under the pointer,
 * focused and pressed, and stories of it disabled, wrong or waiting. One picture holds them all, in every look.
 */
export function states<Props>(
  story: Told<Props>,
  own: Partial<Record<OwnState, Told<Props>>> = {},
): Told<Props> {
  const rest = rendered(story)
  const shown: readonly [keyof typeof es, Rendered<Props>, ForcedState?][] = [
    ['rest', rest],
    ['hover', rest, 'hover'],
    ['focus', rest, 'focus'],
    ['pressed', rest, 'pressed'],
    ...(Object.entries(own) as [OwnState, Told<Props>][]).map(
      ([name, other]): [OwnState, Rendered<Props>] => [name, rendered(other)],
    ),
  ]
  return {
    args: story.args,
    beforeEach: story.beforeEach,
    ...everyLook,
    parameters: {
      ...everyLook.parameters,
      layout: 'padded',
      // The same component several times would be judged for its landmarks and names; its colours stand in no other story.
      a11y: { options: { runOnly: { type: 'rule', values: ['color-contrast'] } } },
    },
    render: (args, context) => (
      <Stack gap="lg">
        {shown.map(([name, render, state]) => (
          <Stack key={name} gap="xs">
            <Text size="small" tone="secondary">
              {inLanguage(words, context)[name]}
            </Text>
            <Forced state={state}>
              <Once render={() => render(args, context)} />
            </Forced>
          </Stack>
        ))}
      </Stack>
    ),
  }
}

/** A place of its own for the hooks of what is rendered. */
function Once({ render }: { readonly render: () => ReactElement }) {
  return render()
}
