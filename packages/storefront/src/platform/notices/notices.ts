import type { MessageKey, MessageParams } from '../language/messages.ts'

/** Something the customer should hear of: shown as a toast and kept in the log of the page. */
export interface Notice {
  readonly id: string
  readonly key: MessageKey
  readonly params?: MessageParams | undefined
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  /** One thing to do about it; `altKey` says it to who cannot see where it stands. */
  readonly action?: { readonly key: MessageKey; readonly altKey: MessageKey; readonly onPress: () => void }
  /** ms; five seconds where nothing is said (spec 001 §9). */
  readonly duration?: number | undefined
}

/** How many are kept in the log of the page. */
const remembered = 20

let notices: readonly Notice[] = []
let told: readonly Notice[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/** Tells the customer something. The words are said by the toaster, so they need not be there yet. */
export function notify(notice: Omit<Notice, 'id'>): void {
  count += 1
  const said = { ...notice, id: String(count) }
  told = [...told, said].slice(-remembered)
  change([...notices, said])
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
/** Everything that was said on this page lately, whether or not it still shows. */
export const toldNotices = (): readonly Notice[] => told
