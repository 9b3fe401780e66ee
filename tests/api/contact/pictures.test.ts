import { sendMessage } from '@colada/domain/contact/contract'
import { MAX_PICTURE_BYTES } from '@colada/domain/contact/limits'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages, contactPictures } from '#api/contact/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { person, photo, sendForm } from './multipart.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(async () => {
  await api.db.delete(mailOutbox)
  await api.db.delete(contactPictures)
  await api.db.delete(contactMessages)
})
afterAll(() => api.close())

const send = (...files: Uint8Array[]) => sendForm(api, sendMessage, person, { files })

async function savedPicture(): Promise<Buffer> {
  const [row] = await api.db.select().from(contactPictures)
  return row!.content
}

/** Fills a JPEG up to a size with the bytes after its end, which decoders ignore. */
const padded = (picture: Buffer, size: number) =>
  Buffer.concat([picture, Buffer.alloc(size - picture.length)])

describe('a picture', () => {
  it('is saved upright, as JPEG, without its metadata', async () => {
    const original = await photo()
    expect(original.includes('SECRETCAMERA')).toBe(true)
    expect((await send(original)).http).toBe(200)
    const saved = await savedPicture()
    const { format, width, height, exif, orientation } = await sharp(saved).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 40, height: 60 })
    expect(saved.includes('SECRETCAMERA')).toBe(false)
  })

  it('is made smaller when it is larger than customer service needs', async () => {
    expect((await send(await photo({ width: 4000, height: 100 }))).http).toBe(200)
    const { width, height } = await sharp(await savedPicture()).metadata()
    expect([width, height]).toEqual([51, 2048])
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    const picture = await sharp(await photo())
      .toFormat(format)
      .toBuffer()
    expect((await send(picture)).http).toBe(200)
    expect((await sharp(await savedPicture()).metadata()).format).toBe('jpeg')
  })

  it('of 5 MiB is accepted, one byte more is not', async () => {
    const picture = await photo()
    expect((await send(padded(picture, MAX_PICTURE_BYTES))).http).toBe(200)
    const { http, response } = await send(padded(picture, MAX_PICTURE_BYTES + 1))
    expect(http).toBe(422)
    expect(response.errors).toEqual({ file: ['La foto pesa demasiado. Elige otra más pequeña.'] })
    expect(await api.db.$count(contactMessages)).toBe(1)
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const bomb = () =>
    sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
  it.each([
    ['an SVG', () => svg],
    ['a script with the name of a picture', () => Buffer.from('#!/bin/sh\nrm -rf /')],
    ['only the first bytes of a picture', async () => (await photo()).subarray(0, 40)],
    ['an SVG after the signature of a GIF', () => Buffer.concat([Buffer.from('GIF89a'), svg])],
    ['an empty file', () => Buffer.alloc(0)],
    ['a small file with 256 million pixels', bomb],
  ])('that is %s is rejected, and nothing is saved', async (_, create) => {
    const { http, response } = await send(await create())
    expect(http).toBe(422)
    expect(Object.keys(response.errors ?? {})).toEqual(['file'])
    expect(await api.db.$count(contactMessages)).toBe(0)
  })

  it('may be attached once to a contact form', async () => {
    const picture = await photo()
    const { http, response } = await send(picture, picture)
    expect([http, response.errors]).toEqual([422, { file: ['Has adjuntado demasiadas fotos.'] }])
    const many = await send(...Array.from({ length: 6 }, () => picture))
    expect([many.http, many.response.errors]).toEqual([422, { file: ['Has adjuntado demasiadas fotos.'] }])
  })
})
