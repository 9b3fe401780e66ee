import { setTimeout as sleep } from 'node:timers/promises'

/** Work that is done again and again. */
export interface Job {
  readonly name: string
  /** Milliseconds between the end of one round and the start of the next. */
  readonly intervalMs: number
  /**
   * One round. It takes its work with `skip locked`, so that any number of processes can run it. Once `stopping`
   * is set it begins nothing more.
   */
  run(stopping?: AbortSignal): Promise<void>
}

/** What a job writes to when a round fails. */
export interface JobLog {
  error(details: object, message: string): void
}

export interface RunningJobs {
  /** Lets the rounds under way end, and starts no other. */
  stop(): Promise<void>
}

/** Runs every job for itself; a round that fails is told and tried again. */
export function runJobs(jobs: readonly Job[], log: JobLog): RunningJobs {
  const stopping = new AbortController()
  const loops = jobs.map((job) => runJob(job, log, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function runJob(job: Job, log: JobLog, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.run(signal)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A round of a job failed; the next one tries again.')
    }
    await pause(job.intervalMs, signal)
  }
}

/** Ends early, and quietly, when the jobs are stopped. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
