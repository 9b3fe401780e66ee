// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ElementType, ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { reached } from '#storybook/reached.tsx'
import type { ComponentGuide } from '#stories/guide.ts'

/*
 * Proves that the docs let everybody change every component: the story they play with is there, and its component is found in what
 * the story renders. It fails when a guide names a story that is gone, or a story hides its component from the controls.
 */
interface Told {
  readonly args?: object
  readonly render?: (args: object, context: object) => ReactNode
}

interface StoryFile {
  readonly default: Told & {
    readonly component: ElementType
    readonly parameters: { readonly guide: ComponentGuide }
  }
  readonly [story: string]: Told
}

const files = import.meta.glob<StoryFile>(
  ['../../stories/**/*.stories.tsx', '!../../stories/{foundations,screens}/**'],
  { eager: true },
)

/** A window knows its media and watches sizes; this one says that nothing matches and nothing changes. */
class Watching {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
const unmatched = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', Watching)
  vi.stubGlobal('IntersectionObserver', Watching)
  vi.stubGlobal('matchMedia', unmatched)
  Element.prototype.scrollTo = () => undefined
})
afterAll(() => vi.unstubAllGlobals())
afterEach(cleanup)

test.each(Object.entries(files))('%s: its component can be played with', (_path, file) => {
  const { component: Component, parameters, ...meta } = file.default
  const first = Object.keys(file).find((name) => name !== 'default')
  const story = file[parameters.guide.playground ?? first!]
  expect(story, parameters.guide.playground).toBeDefined()
  const args = { ...meta.args, ...story!.args }
  const told = story!.render ?? meta.render
  const Story = () => (told ? told(args, { args, globals: { language: 'es' } }) : <Component {...args} />)
  let found = 0
  const change = () => {
    found += 1
    return {}
  }
  render(<>{reached(<Story />, { component: Component, change })}</>)
  expect(found).toBeGreaterThan(0)
})
