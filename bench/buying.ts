import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Bench, Benchmark } from './bench.ts'
import { logIn, phone, withBrowser } from './browser.ts'
import { countInputs, type InputCounts } from './input-counter.ts'
import { Keyboard } from './keyboard.ts'
import { findScreens } from './screens.ts'

const desk = { viewport: { width: 1280, height: 800 }, locale: 'es-ES' }

/** Counts of an order and the seconds that this machine takes. */
type Measured = InputCounts & { readonly seconds: number }

/** An order in a real browser, from the first screen to the confirmation: what a customer has to do. */
export const buying: Benchmark = {
  title: 'an order in Spanish, by phone and by keyboard',
  measure: async (bench) => {
    const guest = await measure(bench, { context: phone, buy: buyAsGuest })
    // Saves the card that the next two orders are paid with.
    await measure(bench, { context: phone, signedIn: true, buy: buyAndSaveCard })
    const returning = await measure(bench, { context: phone, signedIn: true, buy: buyAgain })
    const byKeyboard = await measure(bench, { context: desk, signedIn: true, buy: buyByKeyboard })
    return {
      rows: {
        'guest: first order': { ...guest },
        'returning customer: order': { ...returning },
        'returning customer: order by keyboard': { ...byKeyboard },
      },
      figures: {
        'guest: first order': `${guest.taps} taps, ${guest.fields} fields, ${guest.screens} screens`,
        'returning customer: order': `${returning.taps} taps, ${returning.screens} screens; by keyboard ${byKeyboard.keys} keys`,
      },
    }
  },
}

interface Purchase {
  readonly context: BrowserContextOptions
  /** The customer of the demo, with a filled cart. */
  readonly signedIn?: boolean
  readonly buy: (page: Page, url: string) => Promise<void>
}

function measure({ shop }: Bench, { context: options, signedIn = false, buy }: Purchase): Promise<Measured> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext(options)
    if (signedIn) await logIn(context, shop.url)
    const page = await context.newPage()
    const counts = await countInputs(page)
    const startedAt = performance.now()
    await buy(page, shop.url)
    await page.getByRole('heading', { level: 1, name: /pedido está hecho/ }).waitFor()
    return { ...counts, seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)) }
  })
}

const decline = (page: Page) => page.getByRole('button', { name: 'Rechazar' })
const toCheckout = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Elegir recogida y entrega' })
const placeButton = (page: Page) => page.getByRole('button', { name: /^Reservar y pagar/ })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar \d/ })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The radios of a leg: its days or its hours, without those that are full. */
const choices = (page: Page, leg: 'Recogida' | 'Entrega', group: 'Día' | 'Hora'): Locator =>
  page
    .getByRole('region', { name: leg, exact: true })
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { disabled: false })

/** Opens a page and waits for the scripts that make it interactive. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
}

async function buyAsGuest(page: Page, url: string): Promise<void> {
  await open(page, url)
  await decline(page).click()
  await page.getByRole('main').getByRole('link', { name: 'Tintorería', exact: true }).first().click()
  await page
    .getByRole('button', { name: /^Añadir/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Cesto, 1 prenda', exact: true }).click()
  await page.getByRole('button', { name: 'Usar WASH20WEB' }).click()
  await toCheckout(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Seguir sin cuenta' }).click()
  await field(page, 'Nombre y apellidos').fill('Inés Roca Marín')
  await field(page, 'Teléfono').fill('600123456')
  await field(page, 'Correo electrónico').fill('ines@customers.example')
  await field(page, 'Repite el correo electrónico').fill('ines@customers.example')
  await page.getByRole('checkbox', { name: 'Términos y Condiciones' }).check()
  await field(page, 'Código postal').fill('28004')
  // The field below takes the number.
  await field(page, 'Calle').fill('Calle de Fuencarral 77, 3º A')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  for (const leg of ['Recogida', 'Entrega'] as const) {
    await choices(page, leg, 'Día').nth(1).check()
    await choices(page, leg, 'Hora').first().check()
  }
  await placeButton(page).click()
  await fillCard(page)
  await payButton(page).click()
}

/** The first day with a free hour is shown, so that the hours are enough. */
async function placeAgain(page: Page, url: string): Promise<void> {
  await open(page, url + (await findScreens(url)).cart)
  await toCheckout(page).click()
  await choices(page, 'Recogida', 'Hora').first().check()
  await choices(page, 'Entrega', 'Hora').first().check()
  await placeButton(page).click()
}

async function buyAndSaveCard(page: Page, url: string): Promise<void> {
  await placeAgain(page, url)
  await fillCard(page)
  await page.getByRole('checkbox', { name: /^Guardar esta tarjeta/ }).check()
  await payButton(page).click()
}

async function buyAgain(page: Page, url: string): Promise<void> {
  await placeAgain(page, url)
  await payButton(page).click()
}

async function buyByKeyboard(page: Page, url: string): Promise<void> {
  const keyboard = new Keyboard(page)
  await open(page, url + (await findScreens(url)).cart)
  await keyboard.press(page.getByRole('link', { name: 'Ir al contenido' }))
  await keyboard.press(toCheckout(page))
  for (const leg of ['Recogida', 'Entrega'] as const) {
    await choices(page, leg, 'Hora').first().waitFor()
    await keyboard.press(choices(page, leg, 'Hora'), 'Space')
  }
  // The price follows the hours.
  await placeButton(page).waitFor()
  await keyboard.press(placeButton(page))
  await payButton(page).waitFor()
  await keyboard.press(payButton(page))
}

async function fillCard(page: Page): Promise<void> {
  await field(page, 'Número de tarjeta').fill('4242 4242 4242 4242')
  await field(page, 'Fecha de caducidad').fill('12 / 34')
  await field(page, 'Código de seguridad').fill('123')
}
