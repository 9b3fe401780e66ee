import { expect, type APIRequestContext } from '@playwright/test'

/** A mail in the sandbox's mailbox. */
export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Its `Content-Language`. */
  readonly language?: string
}

/** The link that confirms an e-mail address. */
const confirmationLink = /\/(?:confirmar-correo|en\/confirm-email)\//

/** The sandbox's mailbox, which receives every mail of the shop. */
export class Mailbox {
  #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** Mails to an address, newest first. */
  async messagesTo(address: string): Promise<Mail[]> {
    const response = await this.#request.get('/sandbox/mail.json', { params: { to: address } })
    expect(response.ok(), `mailbox: ${response.status()}`).toBe(true)
    return ((await response.json()) as { messages: Mail[] }).messages
  }

  /** Waits for a mail to an address with a link to a path that ends with a token, and returns the path. */
  async waitForLink(address: string, path: string): Promise<string> {
    const link = new RegExp(`${path}[\\w.-]+`)
    const find = async () =>
      (await this.messagesTo(address)).map(({ text }) => link.exec(text)?.[0]).find((found) => found)
    await expect.poll(find).toBeTruthy()
    return (await find())!
  }

  /** Waits for the only mail to an address, apart from the one that welcomes a new customer. */
  async waitForOnly(address: string): Promise<Mail> {
    const find = async () =>
      (await this.messagesTo(address)).filter(({ text }) => !confirmationLink.test(text))
    await expect.poll(async () => (await find()).length).toBe(1)
    return (await find())[0]!
  }
}
