export { claimDay, countsOfDay, listUnsentDays, markDaySent } from './repository.ts'
