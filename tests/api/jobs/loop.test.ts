import { describe, expect, it, vi } from 'vitest'
import { backoff } from '#api/jobs/backoff.ts'
import { runJobs } from '#api/jobs/loop.ts'

const silent = { error: () => {}, info: () => {} }

describe('the job loop', () => {
  it('continues after a failed run, and logs the error', async () => {
    const logged: string[] = []
    let rounds = 0
    const run = async () => {
      rounds += 1
      if (rounds === 1) throw new Error('not this time')
    }
    const running = runJobs([{ name: 'fickle', intervalMs: 1, run }], {
      ...silent,
      error: (_, message) => logged.push(message),
    })
    await expect.poll(() => rounds).toBeGreaterThan(2)
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
    const running = runJobs([{ name: 'slow', intervalMs: 1, run }], silent)
    const stopped = running.stop()
    expect(ended).toEqual([])
    endRound()
    await stopped
    expect(ended).toEqual([1])
  })

  it('does not wait for the end of an interval when it is stopped', async () => {
    const run = vi.fn(async () => {})
    const running = runJobs([{ name: 'hourly', intervalMs: 3_600_000, run }], silent)
    await running.stop()
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('the job loop of a process with a wrong system clock', () => {
  it('runs no job, logs it once, and resumes when the clock is right again', async () => {
    let isClockRight = false
    let checks = 0
    const canRun = () => {
      checks += 1
      return isClockRight
    }
    const logged: string[] = []
    const log = {
      error: (_: object, message: string) => logged.push(message),
      info: (_: object, message: string) => logged.push(message),
    }
    const run = vi.fn(async () => {})
    const jobs = ['first', 'second'].map((name) => ({ name, intervalMs: 1, run }))
    const running = runJobs(jobs, log, canRun)
    await expect.poll(() => checks).toBeGreaterThan(6)
    expect(run).not.toHaveBeenCalled()
    expect(logged).toEqual(["Jobs are paused: the system clock differs from the database's."])
    isClockRight = true
    await expect.poll(() => run.mock.calls.length).toBeGreaterThan(4)
    await running.stop()
    expect(logged.slice(1)).toEqual(['Jobs are resumed.'])
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
