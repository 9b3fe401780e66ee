import { setTimeout as sleep } from 'node:timers/promises'

/** A task that runs repeatedly. */
export interface Job {
  readonly name: string
  /** Time between the end of one run and the start of the next. */
  readonly intervalMs: number
  /**
   * Runs once. Rows are claimed with `skip locked`, so that any number of processes can run the job. Once `stopping` is
   * aborted, no further row is started.
   */
  run(stopping?: AbortSignal): Promise<void>
}

/** Receives failed runs. */
export interface JobLog {
  error(details: object, message: string): void
}

export interface RunningJobs {
  /** Waits for the runs in progress and starts no further ones. */
  stop(): Promise<void>
}

/** Runs every job in its own loop; a failed run is logged, and the next one retries. */
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
      log.error({ err: error, job: job.name }, 'A run of a job failed; the next one retries.')
    }
    await delay(job.intervalMs, signal)
  }
}

/** Resolves after a delay in milliseconds, or when the jobs are stopped. */
async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
