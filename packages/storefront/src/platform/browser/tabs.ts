/** Tells the other tabs of this browser something, on a channel of the shop's; they may not be there. */
export function tellTabs(channelName: string, message: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  // A channel stays within its origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message)
  channel.close()
}

/** Hears what other tabs tell on a channel. Answers how to stop. */
export function onTabs(channelName: string, listener: (message: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent) => listener(data))
  return () => channel.close()
}
