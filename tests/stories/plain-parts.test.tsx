import { expect, test } from 'vitest'

import { plainPartsOf, withPartsOf } from '#storybook/plain-parts.ts'

const press = () => undefined
const ways = [
  { id: 'mail', label: 'Mail', icon: <i>@</i>, onPress: press },
  { id: 'phone', label: 'Phone', icon: <i>#</i>, onPress: press },
]

test('what can be written is what is left without nodes and callbacks', () => {
  expect(plainPartsOf(ways)).toEqual([
    { id: 'mail', label: 'Mail' },
    { id: 'phone', label: 'Phone' },
  ])
  expect(plainPartsOf({ icon: <i>@</i>, onPress: press })).toBeUndefined()
  expect(plainPartsOf([<i key="a">@</i>])).toBeUndefined()
  expect(plainPartsOf(0)).toBe(0)
})

test('what is written keeps the nodes and callbacks that stood beside it', () => {
  const [mail, phone] = ways
  expect(withPartsOf(ways, [{ id: 'mail', label: 'Post' }])).toEqual([{ ...mail, label: 'Post' }])
  expect(withPartsOf(ways, [...ways.map(({ id }) => ({ id })), { id: 'new' }])).toEqual([
    { id: 'mail', icon: mail!.icon, onPress: press },
    { id: 'phone', icon: phone!.icon, onPress: press },
    { id: 'new' },
  ])
  expect(withPartsOf('before', 'after')).toBe('after')
})
