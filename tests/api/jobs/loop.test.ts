import { describe, expect, it, vi } from 'vitest'
import { backoff } from '#api/jobs/backoff.ts'
import { runJobs } from '#api/jobs/loop.ts'

describe('the job loop', () => {
  it('continues after a failed run, and logs the error', async () => {
    const logged: string[] = []
    let rounds = 0
    const run = async () => {
      rounds += 1
      if (rounds === 1) throw new Error('not this time')
    }
    const running = runJobs([{ name: 'fickle', intervalMs: 1, run }], {
      error: (_, message) => logged.push(message),
    })
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(2), 10_000)
    await running.stop()
    expect(logged).toHaveLength(1)
  })

  it('completes the current run when it is stopped, and starts no other', async () => {
    const ended: number[] = []
    let endRound = () => {}
    const round = new Promise<void>((resolve) => (endRound = resolve))
    const run = async () => {
      await round
      ended.push(1)
    }
    const running = runJobs([{ name: 'slow', intervalMs: 1, run }], { error: () => {} })
    const stopped = running.stop()
    expect(ended).toEqual([])
    endRound()
    await stopped
    expect(ended).toEqual([1])
  })

  it('does not wait for the end of an interval when it is stopped', async () => {
    const run = vi.fn(async () => {})
    const running = runJobs([{ name: 'hourly', intervalMs: 3_600_000, run }], { error: () => {} })
    await running.stop()
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('the backoff', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [10, 2_560_000],
    [11, 3_600_000],
    [60, 3_600_000],
  ])('after %i failures is %i ms', (attempts, wait) => {
    expect(backoff(attempts)).toBe(wait)
  })
})
