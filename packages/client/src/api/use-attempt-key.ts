import { useRef } from 'react'

/**
 * Returns the idempotency key of a request by its content: the same while the same is sent, so that a repeated click or a
 * lost answer counts once (trust 1). A form that was sent is rendered anew, with a new key.
 */
export function useAttemptKey(): (content: unknown) => string {
  const attempt = useRef({ content: '', key: '' })
  return (sent) => {
    const content = JSON.stringify(sent)
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }
}
