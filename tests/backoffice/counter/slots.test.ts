import { expect, it } from 'vitest'
import { chooseSlot } from '#backoffice/features/counter/order/slots.ts'

const hour = (id: number, startsAt: number, isFree = true) => ({
  id,
  start: '09:00',
  end: '11:00',
  startsAt,
  variation: 0,
  isFree,
})
const days = [
  { date: '2026-03-10', hours: [hour(1, 100), hour(2, 200, false), hour(3, 300)] },
  { date: '2026-03-11', hours: [hour(4, 400)] },
]
const chosenId = (slotId: number | null, now = 0) => chooseSlot(days, slotId, now).chosen?.hour.id

it('is the next free one by default', () => {
  expect(chosenId(null)).toBe(1)
  expect(chosenId(null, 150)).toBe(3)
  expect(chosenId(null, 500)).toBe(1)
})

it('is the chosen one, also when it has begun', () => expect(chosenId(1, 150)).toBe(1))

it('is the next free one instead of one that is offered no more', () => expect(chosenId(99)).toBe(1))

it('offers the nearest free ones instead of a full one', () => {
  const { chosen, offers } = chooseSlot(days, 2, 0)
  expect(chosen?.hour.id).toBe(2)
  expect(offers.map((offer) => offer.hour.id)).toEqual([1, 3, 4])
})
