import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

type Envelope = { from: string; to: string[] }

/** One kept message; `to` are the addresses it was delivered to, blind copies included. */
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

/** Every mail the shop sent, a file each, newest first. */
export class Mailbox {
  #folder: string
  #read = new Map<string, Message>()
  #latest = 0

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Keeps a message as it came, with its envelope noted on top as mail servers do. */
  async keep(raw: Buffer, envelope: Envelope): Promise<string> {
    // Never the same moment twice, so that the names sort in the order of arrival.
    this.#latest = Math.max(Date.now(), this.#latest + 1)
    const id = `${this.#latest}-${randomBytes(4).toString('hex')}`
    const notes = [`Return-Path: <${envelope.from}>`, ...envelope.to.map((each) => `Delivered-To: ${each}`)]
    const file = join(this.#folder, `${id}.eml`)
    await writeFile(`${file}.new`, Buffer.concat([Buffer.from(notes.join('\r\n') + '\r\n'), raw]))
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
    const wanted = filter.to?.toLowerCase()
    return found
      .filter((message) => message !== undefined)
      .filter((message) => !wanted || message.to.some((each) => each.toLowerCase() === wanted))
  }

  async find(id: string): Promise<Message | undefined> {
    const known = this.#read.get(id)
    if (known) return known
    const raw = await this.raw(id)
    if (!raw) return undefined
    const message = toMessage(id, await PostalMime.parse(raw))
    this.#read.set(id, message)
    return message
  }

  async raw(id: string): Promise<Buffer | undefined> {
    if (!idPattern.test(id)) return undefined
    return readFile(join(this.#folder, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  async empty(): Promise<void> {
    const files = await readdir(this.#folder)
    await Promise.all(files.map((file) => rm(join(this.#folder, file), { force: true })))
    this.#read.clear()
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
    html: email.html ?? '',
    language: headers['content-language'],
    headers,
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? mimeType,
      type: mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}
