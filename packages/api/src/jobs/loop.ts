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

/** Receives failed runs, and when jobs are paused and resumed. */
export interface JobLog {
  error(details: object, message: string): void
  info(details: object, message: string): void
}

export interface RunningJobs {
  /** Waits for the runs in progress and starts no further ones. */
  stop(): Promise<void>
}

/** Longest time between two checks whether paused jobs may run again. */
const PAUSE_CHECK_MS = 5_000

/**
 * Runs every job in its own loop; a failed run is logged, and the next one retries.
 *
 * @param canRun whether a run may start now; without it jobs are paused, which is logged once
 */
export function runJobs(jobs: readonly Job[], log: JobLog, canRun: () => boolean = () => true): RunningJobs {
  const stopping = new AbortController()
  let isPaused = false
  const canStart = () => {
    const wasPaused = isPaused
    isPaused = !canRun()
    if (isPaused && !wasPaused)
      log.error({}, "Jobs are paused: the system clock differs from the database's.")
    if (!isPaused && wasPaused) log.info({}, 'Jobs are resumed.')
    return !isPaused
  }
  const loops = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      if (canStart()) await runJob(job, log, stopping.signal)
      await delay(isPaused ? Math.min(job.intervalMs, PAUSE_CHECK_MS) : job.intervalMs, stopping.signal)
    }
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function runJob(job: Job, log: JobLog, signal: AbortSignal): Promise<void> {
  try {
    await job.run(signal)
  } catch (error) {
    log.error({ err: error, job: job.name }, 'A run of a job failed; the next one retries.')
  }
}

/** Resolves after a delay in milliseconds, or when the jobs are stopped. */
async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
