import { createTransport } from 'nodemailer'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findSeriousViolations } from '../axe.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { launchChromium } from './chromium.ts'
import { order, startWithStripe } from './start-sandbox.ts'

const chromium = launchChromium()

async function openShopWithMail() {
  const { sandbox, stripe } = await startWithStripe()
  const transport = createTransport({ url: sandbox.smtpUrl })
  onTestFinished(() => transport.close())
  await transport.sendMail({
    from: 'Colada <hola@colada.example>',
    to: 'una.direccion.larguisima.de.correo@subdominio.example.es',
    subject: 'Tu pedido CO-4821 está confirmado: recogida el lunes 23 de noviembre de 9:00 a 10:00',
    text: 'Hola Ana',
    html: `<h1 style="color: rgb(36, 56, 166)">Gracias</h1><a href="${sandbox.url}/sandbox?lang=es">Ver pedido</a>`,
  })
  await stripe.paymentIntents.create(order)
  const [message] = await sandbox.mailbox.list()
  return { sandbox, message: message! }
}

async function open(address: string, options: { width?: number; dark?: boolean; bypassCSP?: boolean } = {}) {
  const context = await chromium().newContext({
    viewport: { width: options.width ?? 1000, height: 800 },
    colorScheme: options.dark ? 'dark' : 'light',
    bypassCSP: options.bypassCSP ?? false,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(address)
  return page
}

describe('the pages of the sandbox', { timeout: 90_000 }, () => {
  test.each([
    { width: 320, dark: false },
    { width: 1000, dark: true },
  ])('have no serious axe violations and no horizontal overflow: %o', async ({ width, dark }) => {
    const { sandbox, message } = await openShopWithMail()
    // The HTML view is a frame without scripts: axe cannot run in it and would time out.
    const paths = ['', '/mail', `/mail/${message.id}?view=text`]
    const page = await open(`${sandbox.url}/sandbox`, { width, dark, bypassCSP: true })
    for (const path of paths) {
      await page.goto(`${sandbox.url}/sandbox${path}`)
      expect(await findSeriousViolations(page), path).toEqual([])
      expect(await horizontalOverflow(page), path).toBe(0)
    }
  })

  test('the mailbox shows a mail with its own styles under the CSP and opens its links in a new page', async () => {
    const { sandbox } = await openShopWithMail()
    const page = await open(`${sandbox.url}/sandbox/mail?lang=es`)
    await page.getByRole('link', { name: /CO-4821/ }).click()
    await page.getByRole('heading', { level: 1, name: /CO-4821/ }).waitFor()
    const letter = page.frameLocator('iframe[title="Mensaje"]')
    const title = letter.getByRole('heading', { name: 'Gracias' })
    expect(await title.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(36, 56, 166)')
    const newPage = page.context().waitForEvent('page')
    await letter.getByRole('link', { name: 'Ver pedido' }).click()
    const shop = await newPage
    await shop.getByRole('heading', { name: 'Tarjetas de prueba' }).waitFor()

    await page.getByRole('link', { name: 'Texto' }).click()
    await page.getByText('Hola Ana').waitFor()
    await page.getByRole('link', { name: 'Todos los correos' }).click()
    await page.getByRole('button', { name: 'Vaciar el buzón' }).click()
    await page.getByRole('heading', { name: 'Todavía no hay correos' }).waitFor()
  })
})
