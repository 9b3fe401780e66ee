import { createNotices, type NoticeOf } from '@colada/client/notices/notices'
import type { MessageKey } from '../language/messages.ts'

/** A message to the customer. */
export type Notice = NoticeOf<MessageKey>

/** The notices of the storefront. */
export const {
  notify,
  dismissNotice,
  leavePage,
  subscribeNotices,
  currentNotices,
  noNotices,
  loggedNotices,
} = createNotices<MessageKey>()
