// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ElementType, ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { overrideProps } from '#storybook/override-props.tsx'
import type { ComponentGuide } from '#stories/guide.ts'

/* The playground story of every guide exists, and its component is found in the rendered output. */
interface StoryAnnotations {
  readonly args?: object
  readonly render?: (args: object, context: object) => ReactNode
}

interface StoryFile {
  readonly default: StoryAnnotations & {
    readonly component: ElementType
    readonly parameters: { readonly guide: ComponentGuide }
  }
  readonly [story: string]: StoryAnnotations
}

const files = import.meta.glob<StoryFile>(
  ['../../stories/**/*.stories.tsx', '!../../stories/{foundations,screens}/**'],
  { eager: true },
)

class ObserverStub {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
const matchMediaStub = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', ObserverStub)
  vi.stubGlobal('IntersectionObserver', ObserverStub)
  vi.stubGlobal('matchMedia', matchMediaStub)
  Element.prototype.scrollTo = () => undefined
})
afterAll(() => vi.unstubAllGlobals())
afterEach(cleanup)

test.each(Object.entries(files))('finds the component of the playground story in %s', (_path, file) => {
  const { component: Component, parameters, ...meta } = file.default
  const first = Object.keys(file).find((name) => name !== 'default')
  const story = file[parameters.guide.playground ?? first!]
  expect(story, parameters.guide.playground).toBeDefined()
  const args = { ...meta.args, ...story!.args }
  const renderStory = story!.render ?? meta.render
  const Story = () =>
    renderStory ? renderStory(args, { args, globals: { language: 'es' } }) : <Component {...args} />
  let found = 0
  const getProps = () => {
    found += 1
    return {}
  }
  render(<>{overrideProps(<Story />, { component: Component, getProps })}</>)
  expect(found).toBeGreaterThan(0)
})
