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
  /** `next` when a navigation follows, so that it is shown on the page that this opens. */
  readonly page?: 'next' | undefined
}

const MAX_LOGGED_NOTICES = 20

/** Whether a notice ends with its page: those that must be read do not. */
const isBrief = ({ duration = 'toast' }: NoticeOf<string>): boolean =>
  noticeDurationsMs[duration] <= noticeDurationsMs.toast

/** Whether a notice replaces an earlier one: a brief one that of its kind, others only the same text. */
const isRepeated = (earlier: NoticeOf<string>, { key, params }: NoticeOf<string>): boolean =>
  earlier.key === key && (isBrief(earlier) || JSON.stringify(earlier.params) === JSON.stringify(params))

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
     * Shows a message, in place of a visible one that it repeats. The toaster translates it, so its namespace need not be
     * loaded yet.
     *
     * @returns Its id, to dismiss it.
     */
    notify(notice: Omit<Notice, 'id'>): Notice['id'] {
      count += 1
      const added = { ...notice, id: String(count) }
      logged = [...logged, added].slice(-MAX_LOGGED_NOTICES)
      change([...notices.filter((earlier) => !isRepeated(earlier, added)), added])
      return added.id
    },

    dismissNotice(id: string): void {
      change(notices.filter((notice) => notice.id !== id))
    },

    /** Dismisses the brief notices of the page that a navigation has left, but not those for the next page. */
    leavePage(): void {
      if (notices.length === 0) return
      change(
        notices
          .filter((notice) => notice.page === 'next' || !isBrief(notice))
          .map((notice) => ({ ...notice, page: undefined })),
      )
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
