import { expect, test } from 'vitest'

import { pickSerializable, mergeSerializable } from '#storybook/serializable-props.ts'

const onPress = () => undefined
const contacts = [
  { id: 'mail', label: 'Mail', icon: <i>@</i>, onPress: onPress },
  { id: 'phone', label: 'Phone', icon: <i>#</i>, onPress: onPress },
]

test('pickSerializable removes nodes and callbacks', () => {
  expect(pickSerializable(contacts)).toEqual([
    { id: 'mail', label: 'Mail' },
    { id: 'phone', label: 'Phone' },
  ])
  expect(pickSerializable({ icon: <i>@</i>, onPress: onPress })).toBeUndefined()
  expect(pickSerializable([<i key="a">@</i>])).toBeUndefined()
  expect(pickSerializable(0)).toBe(0)
})

test('mergeSerializable keeps the nodes and callbacks of the original', () => {
  const [mail, phone] = contacts
  expect(mergeSerializable(contacts, [{ id: 'mail', label: 'Post' }])).toEqual([{ ...mail, label: 'Post' }])
  expect(mergeSerializable(contacts, [...contacts.map(({ id }) => ({ id })), { id: 'new' }])).toEqual([
    { id: 'mail', icon: mail!.icon, onPress: onPress },
    { id: 'phone', icon: phone!.icon, onPress: onPress },
    { id: 'new' },
  ])
  expect(mergeSerializable('before', 'after')).toBe('after')
})
