import { storageMailDays, storageMailOf } from '@colada/domain/claims/storage-fee'
import { findCustomer } from '../account/service.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { listStored } from '../orders/service.ts'

/**
 * Mails customers whose finished garments have waited for 60, 85, 150 or 175 days, once each (operations §5.5). A run that
 * was missed sends the latest reminder only.
 */
export async function sendStorageMails({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: () => number
}): Promise<void> {
  const at = new Date(clock())
  for (const { order, since, days } of await listStored(db, storageMailDays[0], at)) {
    const reminder = storageMailOf(days)
    const customer = await findCustomer(db, order.userId)
    if (reminder === null || !customer) continue
    const { id } = order
    const { language } = customer
    // Garments that were taken back start again.
    const cause = `${id}-${since}-${reminder}`
    const details = { days: reminder }
    await runTransaction(db, (tx) =>
      enqueueMails(tx, [{ kind: 'order-storage', subjectId: id, cause, details, language }], at),
    )
  }
}
