import { describe, expect, it } from 'vitest'
import { QueueFullError, RenderLimit, renderLimits } from '#storefront/server/render-limit.ts'

const { CONCURRENCY, MAX_QUEUED, MAX_QUEUED_PER_CLIENT } = renderLimits

/** Renders that the test ends. */
function renderings() {
  const running: (() => void)[] = []
  let maxRunning = 0
  return {
    start: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.push(resolve)
      maxRunning = Math.max(maxRunning, running.length)
      return promise
    },
    end: () => running.shift()?.(),
    running: () => running.length,
    maxRunning: () => maxRunning,
  }
}

const settle = () => new Promise((done) => setImmediate(done))
const outcome = (rendering: Promise<unknown>) =>
  rendering.then(
    () => 'rendered',
    (error: unknown) => (error instanceof QueueFullError ? 'rejected' : 'failed'),
  )

async function endAll(work: ReturnType<typeof renderings>) {
  await settle()
  while (work.running() > 0) {
    work.end()
    await settle()
  }
}

describe('RenderLimit', () => {
  it('limits the concurrency and keeps the order', async () => {
    const limit = new RenderLimit()
    const work = renderings()
    const ended: number[] = []
    const all = Array.from({ length: 5 }, (_, at) => limit.run('a', work.start).then(() => ended.push(at)))
    await endAll(work)
    await Promise.all(all)
    expect(work.maxRunning()).toBe(CONCURRENCY)
    expect(ended).toEqual([0, 1, 2, 3, 4])
  })

  it('rejects one client above its share and still accepts others', async () => {
    const limit = new RenderLimit()
    const work = renderings()
    const flood = Array.from({ length: 100 }, () => outcome(limit.run('flood', work.start)))
    const other = outcome(limit.run('other', work.start))
    await endAll(work)
    expect(await other).toBe('rendered')
    const outcomes = await Promise.all(flood)
    expect(outcomes.filter((each) => each === 'rendered')).toHaveLength(CONCURRENCY + MAX_QUEUED_PER_CLIENT)
  })

  it('rejects every client when the queue is full', async () => {
    const limit = new RenderLimit()
    const work = renderings()
    const flood = Array.from({ length: MAX_QUEUED + 20 }, (_, at) =>
      outcome(limit.run(`client ${at}`, work.start)),
    )
    await settle()
    expect(await outcome(limit.run('late', work.start))).toBe('rejected')
    await endAll(work)
    expect((await Promise.all(flood)).filter((each) => each === 'rejected').length).toBeGreaterThan(0)
  })

  it('frees the place of a rendering that failed', async () => {
    const limit = new RenderLimit()
    const failing = Array.from({ length: CONCURRENCY + MAX_QUEUED_PER_CLIENT }, () =>
      outcome(limit.run('a', () => Promise.reject(new Error('no')))),
    )
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']))
    expect(await limit.run('a', () => Promise.resolve('again'))).toBe('again')
  })
})
