import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Executor } from '../database/connection.ts'
import { findMessage, findPictures, listMessages, type MessageRow } from './repository.ts'

const LISTED_MESSAGES = 50

/** Returns the latest messages, one a line. */
export async function describeMessages(executor: Executor): Promise<string> {
  const found = await listMessages(executor, LISTED_MESSAGES)
  if (found.length === 0) return 'There are no messages.'
  const lines = found.map(({ message, pictureCount }) =>
    [
      message.id,
      formatTime(message.createdAt),
      message.type,
      `${toLine(message.name)} <${message.email}>`,
      toLine(message.subject),
      pictureCount === 1 ? '1 picture' : `${pictureCount} pictures`,
      ...(message.urlParams === '' ? [] : [message.urlParams]),
    ].join('  '),
  )
  return [`The latest messages, at most ${LISTED_MESSAGES}, the newest first:`, ...lines].join('\n')
}

/** Returns the text of a message and saves its pictures in a folder, which is created. */
export async function showMessage(
  executor: Executor,
  { id, folder }: { readonly id: number; readonly folder: string | null },
): Promise<{ isSuccess: boolean; message: string }> {
  const message = await findMessage(executor, id)
  if (!message) return { isSuccess: false, message: `There is no message ${id}.` }
  const pictures = await findPictures(executor, id)
  const files = folder === null ? [] : await savePictures(folder, id, pictures)
  const saved = folder === null ? `${pictures.length} pictures, not saved` : files.join('\n')
  return {
    isSuccess: true,
    message: [...describeFields(message), '', message.message.replace(controls, ''), '', saved].join('\n'),
  }
}

async function savePictures(folder: string, id: number, pictures: readonly Buffer[]): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files = pictures.map((content, index) => ({
    content,
    path: join(folder, `message-${id}-${index + 1}.jpg`),
  }))
  await Promise.all(files.map(({ content, path }) => writeFile(path, content)))
  return files.map(({ path }) => path)
}

function describeFields(message: MessageRow): string[] {
  const fields = {
    message: message.id,
    received: formatTime(message.createdAt),
    type: message.type,
    language: message.language,
    name: message.name,
    'e-mail': message.email,
    phone: message.phone,
    'postal code': message.postalCode,
    city: message.city,
    van: message.van,
    'eco label': message.ecoLabel,
    subject: message.subject,
    garments: message.garments,
    campaign: message.urlParams,
  }
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${toLine(String(value))}`)
}

/** Escape sequences of strangers must not reach the terminal; line breaks and tabs may. */
const controls = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
}

function formatTime(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}
