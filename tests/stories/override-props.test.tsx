// @vitest-environment jsdom
import { Badge, Stack, Text } from '@colada/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { overrideProps } from '#storybook/override-props.tsx'

afterEach(cleanup)

/** A stateful wrapper inside a story. */
function Counter({ text }: { readonly text: string }) {
  const [count, setCount] = useState(0)
  return (
    <Stack>
      <button onClick={() => setCount(count + 1)}>more</button>
      <Badge>{`${text} ${count}`}</Badge>
    </Stack>
  )
}

const dangerOverride = { component: Badge, getProps: () => ({ tone: 'danger', icon: <i>!</i> }) }

test.each([
  ['at the root', <Badge key="a">one 0</Badge>],
  [
    'inside another component',
    <Stack key="a">
      <Text>beside</Text>
      <Badge>one 0</Badge>
    </Stack>,
  ],
  ['inside a component of the story', <Counter key="a" text="one" />],
])('overrides the props of a component %s', (_, story) => {
  render(<>{overrideProps(story, dangerOverride)}</>)
  expect(screen.getByText('!')).toBeTruthy()
  expect(screen.getByText(/one 0/)).toBeTruthy()
})

test('keeps the state of the story and passes the original props to getProps', () => {
  const received: unknown[] = []
  const override = {
    component: Badge,
    getProps: (props: object) => {
      received.push(props)
      return {}
    },
  }
  const view = render(<>{overrideProps(<Counter text="two" />, override)}</>)
  fireEvent.click(screen.getByText('more'))
  view.rerender(<>{overrideProps(<Counter text="two" />, dangerOverride)}</>)
  expect(screen.getByText(/two 1/)).toBeTruthy()
  expect(screen.getByText('!')).toBeTruthy()
  expect(received).toContainEqual({ children: 'two 0' })
})

test('returns a story without the component unchanged', () => {
  const story = (
    <Stack>
      <Text>alone</Text>
    </Stack>
  )
  expect(overrideProps(story, dangerOverride)).toBe(story)
})
