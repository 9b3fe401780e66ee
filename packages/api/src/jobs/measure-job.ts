import type { Metrics } from '../dependencies.ts'
import type { Job } from './loop.ts'

/** Returns the job with the duration and the outcome of its runs measured. */
export function measureJob(job: Job, { jobSeconds }: Pick<Metrics, 'jobSeconds'>): Job {
  return {
    ...job,
    run: async (stopping) => {
      const end = jobSeconds.startTimer({ job: job.name })
      try {
        await job.run(stopping)
        end({ outcome: 'succeeded' })
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
  }
}
