import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startSandbox, temporaryFolder } from './start-sandbox.ts'

const mail = {
  from: 'Colada <hola@colada.example>',
  to: 'Ana Ruiz <ana@example.es>',
  bcc: 'archivo@colada.example',
  subject: 'Tu pedido está confirmado: 43,50 €',
  text: 'Hola Ana:\nRecogeremos tu ropa el lunes.',
  html: '<p style="color:#2438a6">Hola <b>Ana</b></p><script>alert(1)</script>',
  headers: { 'Content-Language': 'es' },
}

async function open(dataFolder?: string) {
  const sandbox = await startSandbox(dataFolder ? { dataFolder } : {})
  const transport = createTransport({ url: sandbox.smtpUrl, greetingTimeout: 1500 })
  onTestFinished(() => transport.close())
  const page = async (path: string) => {
    const response = await fetch(sandbox.url + path)
    return {
      status: response.status,
      policy: response.headers.get('content-security-policy'),
      text: await response.text(),
    }
  }
  return { sandbox, transport, page }
}

describe('the mail server', () => {
  test('stores and parses a message, including Bcc recipients', async () => {
    const { sandbox, transport } = await open()
    await transport.sendMail({ ...mail, attachments: [{ filename: 'recibo.txt', content: 'total' }] })
    const [message] = await sandbox.mailbox.list()
    expect(message).toMatchObject({
      from: 'hola@colada.example',
      to: ['ana@example.es', 'archivo@colada.example'],
      subject: mail.subject,
      language: 'es',
      attachments: [{ name: 'recibo.txt', type: 'text/plain' }],
    })
    expect(message!.text).toContain('Recogeremos tu ropa')
    expect(message!.html).toContain('<b>Ana</b>')
  })

  test('accepts any login and persists mail across a restart', async () => {
    const dataFolder = await temporaryFolder()
    const { sandbox } = await open(dataFolder)
    const transport = createTransport({
      url: sandbox.smtpUrl,
      auth: { user: 'shop', pass: 'secret' },
    })
    onTestFinished(() => transport.close())
    await transport.sendMail(mail)
    expect(await readdir(join(dataFolder, 'mail'))).toEqual([expect.stringMatching(/\.eml$/)])
    await sandbox.close()
    const again = await open(dataFolder)
    expect(await again.sandbox.mailbox.list()).toMatchObject([{ subject: mail.subject }])
  })

  test.each(['down', 'hang', 'reject'] as const)(
    'applies the fault %s once, then accepts mail',
    async (kind) => {
      const { sandbox, transport } = await open()
      sandbox.faults.set({ mail: { kind, times: 1 } })
      await expect(transport.sendMail(mail)).rejects.toThrow()
      expect(await sandbox.mailbox.list()).toEqual([])
      await transport.sendMail(mail)
      expect(await sandbox.mailbox.list()).toHaveLength(1)
    },
  )
})

describe('the web mailbox', () => {
  test('lists newest first, for all recipients or one', async () => {
    const { transport, page } = await open()
    await transport.sendMail({ ...mail, subject: 'Primero' })
    await transport.sendMail({ ...mail, subject: 'Segundo', to: 'bea@example.es', bcc: [] })
    const { text } = await page('/sandbox/mail?lang=es')
    expect(text.indexOf('Segundo')).toBeLessThan(text.indexOf('Primero'))
    expect(text).toContain('Vaciar el buzón')
    const json = JSON.parse((await page('/sandbox/mail.json?to=BEA@example.es')).text) as {
      messages: object[]
    }
    expect(json.messages).toMatchObject([{ subject: 'Segundo' }])
    expect((await page('/sandbox/mail?to=ana@example.es')).text).not.toContain('Segundo')
  })

  test('shows a message as HTML, text and source, and runs no script of it', async () => {
    const { sandbox, transport, page } = await open()
    await transport.sendMail({ ...mail, subject: '<img src=x onerror=alert(1)>' })
    const [message] = await sandbox.mailbox.list()
    const address = `/sandbox/mail/${message!.id}`
    const shown = await page(`${address}?lang=en`)
    expect(shown.text).toContain(`src="${address}/html"`)
    expect(shown.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(shown.text).not.toContain('<img')
    expect(shown.policy).toContain("default-src 'none'")
    const inner = await page(`${address}/html`)
    expect(inner.text).toMatch(/^<base target="_blank">.*<b>Ana<\/b>/s)
    expect(inner.policy).toMatch(/^sandbox .*default-src 'none'/)
    expect(inner.policy).not.toContain('allow-scripts')
    expect((await page(`${address}?view=text`)).text).toContain('Recogeremos tu ropa')
    expect((await page(`${address}?view=raw`)).text).toContain('Delivered-To: archivo@colada.example')
    expect((await page(`${address}/raw`)).text).toContain('Return-Path: &lt;'.replace('&lt;', '<'))
  })

  test('shows the pictures that a mail has attached, and lists other attachments only', async () => {
    const { sandbox, transport, page } = await open()
    const picture = { filename: 'logo.png', cid: 'logo@colada', content: Buffer.from('png') }
    await transport.sendMail({
      ...mail,
      html: '<img src="cid:logo@colada" alt="">',
      attachments: [
        { ...picture, contentType: 'image/png', contentDisposition: 'inline' },
        { filename: 'recibo.txt', content: 'total' },
      ],
    })
    const [message] = await sandbox.mailbox.list()
    expect(message!.attachments).toMatchObject([{ name: 'recibo.txt' }])
    const inner = await page(`/sandbox/mail/${message!.id}/html`)
    expect(inner.text).toContain(`<img src="data:image/png;base64,${picture.content.toString('base64')}"`)
    expect(inner.policy).toContain('img-src data:')
  })

  test('shows an empty state, and 404 for an unknown message', async () => {
    const { sandbox, transport, page } = await open()
    expect((await page('/sandbox/mail?lang=es')).text).toContain('Todavía no hay correos')
    expect((await page('/sandbox/mail?lang=en&to=a@b.es')).text).toContain('No mail for a@b.es')
    await transport.sendMail(mail)
    const [message] = await sandbox.mailbox.list()
    const emptied = await fetch(`${sandbox.url}/sandbox/mail/empty?lang=en`, {
      method: 'POST',
      redirect: 'manual',
    })
    expect(emptied.headers.get('location')).toBe('/sandbox/mail?lang=en')
    const gone = await page(`/sandbox/mail/${message!.id}?lang=en`)
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('There is no such message')
    expect((await page('/sandbox/mail/..%2f..%2fcards.jsonl/raw')).status).toBe(404)
  })

  test('the home page lists the test cards and the latest payments', async () => {
    const { page } = await open()
    const { text } = await page('/sandbox?lang=es')
    expect(text).toContain('4000 0025 0000 3155')
    expect(text).toContain('Todavía no hay pagos.')
    expect((await page('/sandbox?lang=en')).text).toContain('Test cards')
  })
})
