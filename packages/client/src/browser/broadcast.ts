/** Sends a message to the other tabs of this browser; does nothing where `BroadcastChannel` is missing. */
export function broadcast(channelName: string, message: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  // A channel stays within its origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message)
  channel.close()
}

/** Subscribes to messages of other tabs. Returns an unsubscribe function. */
export function onBroadcast(channelName: string, listener: (message: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent) => listener(data))
  return () => channel.close()
}
