import { expect } from 'vitest'

/** The events of a provider in the sandbox. */
interface Events {
  list(where: (event: { readonly pending_webhooks: number }) => boolean): readonly unknown[]
}

/** Waits until the shop has accepted the webhooks of all events. */
export async function expectDelivered(events: Events): Promise<void> {
  await expect.poll(() => events.list((event) => event.pending_webhooks > 0)).toEqual([])
}
