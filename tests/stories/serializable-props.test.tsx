import { expect, test } from 'vitest'

import { pickSerializable, mergeSerializable } from '#storybook/serializable-props.ts'

const onClick = () => undefined
const contacts = [
  { id: 'mail', label: 'Mail', icon: <i>@</i>, onClick: onClick },
  { id: 'phone', label: 'Phone', icon: <i>#</i>, onClick: onClick },
]

test('pickSerializable removes nodes and callbacks', () => {
  expect(pickSerializable(contacts)).toEqual([
    { id: 'mail', label: 'Mail' },
    { id: 'phone', label: 'Phone' },
  ])
  expect(pickSerializable({ icon: <i>@</i>, onClick: onClick })).toBeUndefined()
  expect(pickSerializable([<i key="a">@</i>])).toBeUndefined()
  expect(pickSerializable(0)).toBe(0)
})

test('mergeSerializable keeps the nodes and callbacks of the original', () => {
  const [mail, phone] = contacts
  expect(mergeSerializable(contacts, [{ id: 'mail', label: 'Post' }])).toEqual([{ ...mail, label: 'Post' }])
  expect(mergeSerializable(contacts, [...contacts.map(({ id }) => ({ id })), { id: 'new' }])).toEqual([
    { id: 'mail', icon: mail!.icon, onClick: onClick },
    { id: 'phone', icon: phone!.icon, onClick: onClick },
    { id: 'new' },
  ])
  expect(mergeSerializable('before', 'after')).toBe('after')
})
