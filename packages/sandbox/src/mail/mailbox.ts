import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

type Envelope = { from: string; to: string[] }

/** A stored message; `to` are the addresses it was delivered to, including `Bcc`. */
export type Message = {
  id: string
  /** ISO instant of arrival. */
  arrived: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  language: string | undefined
  headers: Record<string, string>
  attachments: { name: string; type: string; size: number }[]
}

const idPattern = /^\d{13}-[0-9a-f]{8}$/

/** Every mail the shop sent, one `.eml` file each. */
export class Mailbox {
  #folder: string
  #parsed = new Map<string, Message>()
  #lastTimestamp = 0

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Stores a raw message and prepends its envelope as headers, as mail servers do. */
  async store(raw: Buffer, envelope: Envelope): Promise<string> {
    // Strictly increasing, so that ids sort in the order of arrival.
    this.#lastTimestamp = Math.max(Date.now(), this.#lastTimestamp + 1)
    const id = `${this.#lastTimestamp}-${randomBytes(4).toString('hex')}`
    const envelopeHeaders = [
      `Return-Path: <${envelope.from}>`,
      ...envelope.to.map((each) => `Delivered-To: ${each}`),
    ]
    const file = join(this.#folder, `${id}.eml`)
    await writeFile(`${file}.new`, Buffer.concat([Buffer.from(envelopeHeaders.join('\r\n') + '\r\n'), raw]))
    await rename(`${file}.new`, file)
    return id
  }

  async list(filter: { to?: string | undefined } = {}): Promise<Message[]> {
    const files = await readdir(this.#folder)
    const ids = files.map((file) => file.replace(/\.eml$/, '')).filter((id) => idPattern.test(id))
    const found = await Promise.all(
      ids
        .toSorted()
        .toReversed()
        .map((id) => this.find(id)),
    )
    const recipient = filter.to?.toLowerCase()
    return found
      .filter((message) => message !== undefined)
      .filter((message) => !recipient || message.to.some((each) => each.toLowerCase() === recipient))
  }

  async find(id: string): Promise<Message | undefined> {
    const cached = this.#parsed.get(id)
    if (cached) return cached
    const raw = await this.raw(id)
    if (!raw) return undefined
    const message = toMessage(id, await PostalMime.parse(raw))
    this.#parsed.set(id, message)
    return message
  }

  async raw(id: string): Promise<Buffer | undefined> {
    if (!idPattern.test(id)) return undefined
    return readFile(join(this.#folder, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  async clear(): Promise<void> {
    const files = await readdir(this.#folder)
    await Promise.all(files.map((file) => rm(join(this.#folder, file), { force: true })))
    this.#parsed.clear()
  }
}

function toMessage(id: string, email: Email): Message {
  const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))
  return {
    id,
    arrived: new Date(Number(id.slice(0, 13))).toISOString(),
    from: email.from?.address ?? '',
    to: email.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: withPictures(email),
    language: headers['content-language'],
    headers,
    // Pictures of the HTML are no attachments to a reader.
    attachments: email.attachments
      .filter(({ disposition }) => disposition !== 'inline')
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? mimeType,
        type: mimeType,
        size: typeof content === 'string' ? content.length : content.byteLength,
      })),
  }
}

/** The HTML with the attached pictures that it refers to by `cid:`, as mail clients show them. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (contentId === undefined || typeof content === 'string') return shown
    const url = `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`
    return shown.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, url)
  }, html)
}
