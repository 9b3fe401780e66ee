import { afterEach, expect, it, vi } from 'vitest'
import { runInTimeSlices } from '#client/clock/time-slices.ts'

afterEach(() => void vi.restoreAllMocks())

// Without the pause all steps run in one task.
it('yields to the event loop between slices', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const order: string[] = []
  function* work() {
    for (let step = 0; step < 10; step += 1) {
      now += 3
      order.push('step')
      yield
    }
  }
  const whole = runInTimeSlices(work())
  setTimeout(() => order.push('somebody'), 0)
  await whole
  expect(order.filter((what) => what === 'step')).toHaveLength(10)
  // Eight milliseconds pass with the third step; other tasks wait for one slice at most.
  expect(order.indexOf('somebody')).toBeGreaterThanOrEqual(3)
  expect(order.indexOf('somebody')).toBeLessThanOrEqual(6)
})
