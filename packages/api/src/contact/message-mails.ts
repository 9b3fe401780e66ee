import { findCustomer } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import type { ContactMail } from '../mail/service.ts'
import { countPictures, findMessage } from './repository.ts'

/** Returns the contents of a message's mails. */
export async function contactMailOf(executor: Executor, messageId: number): Promise<ContactMail> {
  const message = await findMessage(executor, messageId)
  if (!message) throw new Error(`There is no contact message ${messageId}.`)
  const customer = message.userId === null ? undefined : await findCustomer(executor, message.userId)
  const pictureCount = await countPictures(executor, messageId)
  return { ...message, firstName: customer?.firstName ?? '', pictureCount }
}
