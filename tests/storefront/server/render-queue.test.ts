import { describe, expect, it } from 'vitest'
import { RenderQueue, TooBusy } from '#storefront/server/render-queue.ts'

/** Work that ends when it is told to. */
function works() {
  const open: (() => void)[] = []
  let most = 0
  return {
    begin: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      open.push(resolve)
      most = Math.max(most, open.length)
      return promise
    },
    end: () => open.shift()?.(),
    running: () => open.length,
    most: () => most,
  }
}

const settle = () => new Promise((done) => setImmediate(done))

describe('the queue of renderings', () => {
  it('lets as many run as it may, the others in their order', async () => {
    const queue = new RenderQueue({ running: 2, waiting: 10, waitingOfClient: 10 })
    const work = works()
    const ended: number[] = []
    const all = Array.from({ length: 5 }, (_, at) => queue.run('a', work.begin).then(() => ended.push(at)))
    for (let at = 0; at < 5; at += 1) {
      await settle()
      work.end()
    }
    await Promise.all(all)
    expect(work.most()).toBe(2)
    expect(ended).toEqual([0, 1, 2, 3, 4])
  })

  it('refuses at once what finds no room, and frees the room of what failed', async () => {
    const queue = new RenderQueue({ running: 1, waiting: 1, waitingOfClient: 1 })
    const work = works()
    const failing = queue.run('a', () => work.begin().then(() => Promise.reject(new Error('no'))))
    const waiting = queue.run('b', work.begin)
    await expect(queue.run('c', work.begin)).rejects.toBeInstanceOf(TooBusy)
    work.end()
    await expect(failing).rejects.toThrow('no')
    await settle()
    work.end()
    await waiting
    const again = queue.run('c', work.begin)
    work.end()
    await again
    expect(queue.waiting).toBe(0)
  })

  it('keeps room for others while one asks for everything', async () => {
    const queue = new RenderQueue({ running: 1, waiting: 10, waitingOfClient: 2 })
    const work = works()
    const flood = Array.from({ length: 8 }, () =>
      queue.run('flood', work.begin).then(
        () => 'made',
        () => 'refused',
      ),
    )
    const other = queue.run('other', work.begin).then(() => 'made')
    while (work.running() > 0) {
      work.end()
      await settle()
    }
    expect(await other).toBe('made')
    expect((await Promise.all(flood)).filter((end) => end === 'made')).toHaveLength(3)
  })
})
