import { Stack, Text } from '@colada/ui'
import type { ReactRenderer } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ArgsStoryFn, StoryAnnotations } from 'storybook/internal/types'
import { type ForcedState, forceState } from './forced-states.ts'
import { type Localized, localize } from './localize.ts'

type Annotations<Props> = StoryAnnotations<ReactRenderer, Props>
type RenderFunction<Props> = ArgsStoryFn<ReactRenderer, Props>
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
const messages: Localized<typeof es> = { es, en }

function Forced({ state, children }: { readonly state?: ForcedState; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (state) forceState(ref.current!, state)
  }, [state])
  // The transform makes this element the containing block of fixed elements, so that the examples do not overlap.
  return (
    <div ref={ref} style={{ transform: 'translate(0)' }}>
      {children}
    </div>
  )
}

const getRender = <Props,>({ render }: Annotations<Props>): RenderFunction<Props> =>
  render ?? ((args, { component: Component }) => (Component ? <Component {...(args as object)} /> : <></>))

/**
 * A story that shows all states of an interactive component: a story at rest, hovered, focused and pressed, and further
 * stories for disabled, error and loading. It is captured on the board of its group.
 */
export function states<Props>(
  story: Annotations<Props>,
  ownStates: Partial<Record<OwnState, Annotations<Props>>> = {},
): Annotations<Props> {
  const rest = getRender(story)
  const examples: readonly [keyof typeof es, RenderFunction<Props>, ForcedState?][] = [
    ['rest', rest],
    ['hover', rest, 'hover'],
    ['focus', rest, 'focus'],
    ['pressed', rest, 'pressed'],
    ...(Object.entries(ownStates) as [OwnState, Annotations<Props>][]).map(
      ([name, other]): [OwnState, RenderFunction<Props>] => [name, getRender(other)],
    ),
  ]
  return {
    args: story.args,
    beforeEach: story.beforeEach,
    parameters: {
      layout: 'padded',
      // Repeated components violate rules about landmarks and names. These colours appear in no other story.
      a11y: { options: { runOnly: { type: 'rule', values: ['color-contrast'] } } },
    },
    render: (args, context) => (
      <Stack gap="lg">
        {examples.map(([name, render, state]) => (
          <Stack key={name} gap="xs">
            <Text size="small" tone="secondary">
              {localize(messages, context)[name]}
            </Text>
            <Forced state={state}>
              <InlineRender render={() => render(args, context)} />
            </Forced>
          </Stack>
        ))}
      </Stack>
    ),
  }
}

/** A component boundary for the hooks of a render function. */
function InlineRender({ render }: { readonly render: () => ReactElement }) {
  return render()
}
