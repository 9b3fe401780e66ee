import type { MessageParams } from '../language/messages.ts'

/** How long notices are shown, ms; hovered or focused ones stay (spec 001 §9, Time). */
export const noticeDurationsMs = {
  toast: 5_000,
  /** A short confirmation of what the page shows as well: added, copied, saved. */
  snackbar: 3_500,
  /** Thanks for a message of a contact form. */
  contact: 4_000,
  /** Why an action was rejected at once, such as adding from a disabled category. */
  rejection: 2_000,
  /** What must be read and is nowhere else: 15 s for a sentence or two, so that slow readers can (WCAG 2.2.1). */
  long: 15_000,
  /** With an action. */
  untilClosed: Infinity,
} as const

/** A message to the person at the page: shown as a toast and listed in the page's log. `Key` names its texts. */
export interface NoticeOf<Key extends string> {
  readonly id: string
  readonly key: Key
  readonly params?: MessageParams | undefined
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  /** An action; `altKey` is its description for screen readers. */
  readonly action?: { readonly key: Key; readonly altKey: Key; readonly onClick: () => void }
  readonly duration?: keyof typeof noticeDurationsMs
}

const MAX_LOGGED_NOTICES = 20

/** Makes the notices of an application, whose messages are named by `Key`. */
export function createNotices<Key extends string>() {
  type Notice = NoticeOf<Key>
  let notices: readonly Notice[] = []
  let logged: readonly Notice[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const none: readonly Notice[] = []

  function change(next: readonly Notice[]) {
    notices = next
    for (const listener of listeners) listener()
  }

  return {
    /**
     * Shows a message. The toaster translates it, so its namespace need not be loaded yet.
     *
     * @returns Its id, to dismiss it.
     */
    notify(notice: Omit<Notice, 'id'>): Notice['id'] {
      count += 1
      const added = { ...notice, id: String(count) }
      logged = [...logged, added].slice(-MAX_LOGGED_NOTICES)
      change([...notices, added])
      return added.id
    },

    dismissNotice(id: string): void {
      change(notices.filter((notice) => notice.id !== id))
    },

    subscribeNotices(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    currentNotices: (): readonly Notice[] => notices,
    /** For the server, which shows none. */
    noNotices: (): readonly Notice[] => none,
    /** The last notices of this page, visible or dismissed. */
    loggedNotices: (): readonly Notice[] => logged,
  }
}
