import { expect, type APIRequestContext } from '@playwright/test'

/** A mail as the sandbox's mailbox lists it. */
export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Of its `Content-Language`. */
  readonly language?: string
}

/** The sandbox's mailbox, where every mail of the shop arrives. */
export class Mailbox {
  #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** Mails to an address, newest first. */
  async to(address: string): Promise<Mail[]> {
    const answer = await this.#request.get('/sandbox/mail.json', { params: { to: address } })
    expect(answer.ok(), `the mailbox answered ${answer.status()}`).toBe(true)
    return ((await answer.json()) as { messages: Mail[] }).messages
  }

  /** The one mail to an address, once it is there. */
  async only(address: string): Promise<Mail> {
    await expect.poll(async () => (await this.to(address)).length, { timeout: 20_000 }).toBe(1)
    return (await this.to(address))[0]!
  }
}
