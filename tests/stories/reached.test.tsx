// @vitest-environment jsdom
import { Badge, Stack, Text } from '@colada/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { reached } from '#storybook/reached.tsx'

afterEach(cleanup)

/** A story's own component that holds its state, as most stories of controls have one. */
function Counting({ words }: { readonly words: string }) {
  const [count, setCount] = useState(0)
  return (
    <Stack>
      <button onClick={() => setCount(count + 1)}>more</button>
      <Badge>{`${words} ${count}`}</Badge>
    </Stack>
  )
}

const inRed = { component: Badge, change: () => ({ tone: 'danger', icon: <i>!</i> }) }

test.each([
  ['itself', <Badge key="a">one 0</Badge>],
  [
    'among others',
    <Stack key="a">
      <Text>beside</Text>
      <Badge>one 0</Badge>
    </Stack>,
  ],
  ['in a component of the story', <Counting key="a" words="one" />],
])('a component is changed where it stands: %s', (_, story) => {
  render(<>{reached(story, inRed)}</>)
  expect(screen.getByText('!')).toBeTruthy()
  expect(screen.getByText(/one 0/)).toBeTruthy()
})

test('what a story remembers stays while the component is changed, and the story tells what it gives it', () => {
  const seen: unknown[] = []
  const reach = {
    component: Badge,
    change: (props: object) => {
      seen.push(props)
      return {}
    },
  }
  const view = render(<>{reached(<Counting words="two" />, reach)}</>)
  fireEvent.click(screen.getByText('more'))
  view.rerender(<>{reached(<Counting words="two" />, inRed)}</>)
  expect(screen.getByText(/two 1/)).toBeTruthy()
  expect(screen.getByText('!')).toBeTruthy()
  expect(seen).toContainEqual({ children: 'two 0' })
})

test('a story without the component is left as it is', () => {
  const story = (
    <Stack>
      <Text>alone</Text>
    </Stack>
  )
  expect(reached(story, inRed)).toBe(story)
})
