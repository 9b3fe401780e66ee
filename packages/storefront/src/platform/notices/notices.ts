import type { MessageKey, MessageParams } from '../language/messages.ts'

/** A message to the customer: shown as a toast and listed in the page's log. */
export interface Notice {
  readonly id: string
  readonly key: MessageKey
  readonly params?: MessageParams | undefined
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  /** An action; `altKey` is its description for screen readers. */
  readonly action?: { readonly key: MessageKey; readonly altKey: MessageKey; readonly onClick: () => void }
  /** ms; 5 000 by default (spec 001 §9). */
  readonly duration?: number | undefined
}

const MAX_LOGGED_NOTICES = 20

let notices: readonly Notice[] = []
let logged: readonly Notice[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message to the customer. The toaster translates it, so its namespace need not be loaded yet.
 *
 * @returns Its id, to dismiss it.
 */
export function notify(notice: Omit<Notice, 'id'>): Notice['id'] {
  count += 1
  const added = { ...notice, id: String(count) }
  logged = [...logged, added].slice(-MAX_LOGGED_NOTICES)
  change([...notices, added])
  return added.id
}

export function dismissNotice(id: string): void {
  change(notices.filter((notice) => notice.id !== id))
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Notice[] = []
export const currentNotices = (): readonly Notice[] => notices
export const noNotices = (): readonly Notice[] => none
/** The last notices of this page, visible or dismissed. */
export const loggedNotices = (): readonly Notice[] => logged
