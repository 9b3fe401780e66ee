import { randomUUID } from 'node:crypto'
import { type ContactField, fieldDemand } from '@colada/domain/contact/contact-form'
import { type ContactType, contactTypes } from '@colada/domain/contact/contact-types'
import { MAX_PICTURE_BYTES } from '@colada/domain/contact/limits'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/test.ts'
import type { Translate } from '../support/translate.ts'

const OPERATIONS_EMAIL = 'operaciones@colada.example'
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .png()
  .toBuffer()
const picture = { name: 'mantel.png', mimeType: 'image/png', buffer: png }

const values: Partial<Record<ContactField, string>> = {
  name: 'Inés Roca',
  phone: '600123456',
  cp: '28013',
  city: 'madrid',
  furgoneta: 'no',
  eco: 'eco',
  subject: 'Manteles',
  message: 'Veinte manteles a la semana.',
}

/** The field of a form; optional fields have a hint in their label. */
const fieldOf = (form: Locator, t: Translate, name: ContactField) =>
  name === 'aceptarTyC' ? form.getByRole('checkbox') : form.getByLabel(t(`contact:fields.${name}`)).first()

async function fill(form: Locator, t: Translate, type: ContactType, given: typeof values) {
  for (const [name, value] of Object.entries(given) as [ContactField, string][]) {
    if (fieldDemand(type, name) === 'absent') continue
    const field = fieldOf(form, t, name)
    if (name === 'city' || name === 'furgoneta' || name === 'eco') await field.selectOption(value)
    else await field.fill(value)
  }
}

async function choose(page: Page, t: Translate, type: ContactType): Promise<Locator> {
  await page.getByLabel(t('contact:subjectOfMessage')).selectOption(type)
  return page.getByRole('form', { name: t(`contact:types.${type}.title`) })
}

const newEmail = () => `e2e-${randomUUID()}@customers.example`

/** The forms that differ most: the one of companies has another endpoint, the one of carriers its own fields. */
const examples: readonly ContactType[] = ['empresa', 'transportista']

for (const type of contactTypes) {
  const title = `rejects bad input and sends the form ${type}, with mails to the sender and operations`
  const tag = examples.includes(type) ? [] : ['@long']
  test(title, { tag }, async ({ page, shop, mailbox, t }) => {
    const email = newEmail()
    await shop.navigate('Contact')
    const form = await choose(page, t, type)
    const send = form.getByRole('button', { name: t('contact:submit') })
    await send.click()
    const summary = form.getByRole('alert')
    const required = (
      ['name', 'email', 'phone', 'cp', 'city', 'furgoneta', 'eco', 'subject', 'message'] as const
    )
      .filter((name) => fieldDemand(type, name) === 'required')
      .map((name) => t(`contact:missing.${name}`))
    await expect(summary.getByRole('link')).toHaveText([...required, t('common:problems.terms')])
    await expect(form.getByText(t('common:problems.terms')).last()).toBeVisible()

    await fill(form, t, type, { ...values, email: 'ines@' })
    await form.getByRole('checkbox').click()
    await send.click()
    await expect(form.getByText(t('common:problems.email')).last()).toBeVisible()

    await fieldOf(form, t, 'email').fill(email)
    await form.locator('input[type="file"]').setInputFiles(picture)
    await send.click()
    await expect(page.getByText(t('contact:thanks.toast')).first()).toBeVisible()
    if (type === 'empresa') {
      await shop.waitForRoute('PeticionEnviadaBusiness')
      await expect(page.getByRole('heading', { level: 1, name: t('contact:sent.title') })).toBeVisible()
    } else {
      await expect(page.getByRole('heading', { name: t('contact:thanks.title') })).toBeVisible()
    }
    const confirmation = await mailbox.waitForOnly(email)
    expect(confirmation.language).toBe(shop.language)
    await expect
      .poll(async () =>
        (await mailbox.messagesTo(OPERATIONS_EMAIL)).filter(({ text }) => text.includes(email)),
      )
      .toHaveLength(1)
  })
}

test('keeps what was typed when the type changes, and while there is no connection', async ({
  page,
  shop,
  context,
  browserErrors,
  t,
}) => {
  await shop.navigate('Contact')
  let form = await choose(page, t, 'empresa')
  await fill(form, t, 'empresa', { ...values, email: newEmail() })
  form = await choose(page, t, 'hello')
  await form.getByRole('checkbox').click()
  await expect(fieldOf(form, t, 'message')).toHaveValue(values.message!)

  await context.setOffline(true)
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await form.getByRole('button', { name: t('contact:submit') }).click()
  await expect(form.getByRole('alert')).toContainText(t('common:calls.offline'))
  await expect(fieldOf(form, t, 'message')).toHaveValue(values.message!)
  await context.setOffline(false)
  await form.getByRole('button', { name: t('contact:submit') }).click()
  await expect(page.getByRole('heading', { name: t('contact:thanks.title') })).toBeVisible()
})

test('rejects files that are too large or no pictures', async ({ page, shop, browserErrors, t }) => {
  await shop.navigate('Contact')
  const form = await choose(page, t, 'sofas')
  await fill(form, t, 'sofas', { ...values, email: newEmail() })
  await form.getByRole('checkbox').click()
  const input = form.locator('input[type="file"]')
  const send = form.getByRole('button', { name: t('contact:submit') })

  await input.setInputFiles({ ...picture, buffer: Buffer.alloc(MAX_PICTURE_BYTES + 1) })
  await expect(
    form.getByText(
      t('contact:pictures.tooLarge', { size: shop.language === 'es' ? '5,1' : '5.1', max: '5' }),
    ),
  ).toBeVisible()
  await form.getByRole('button', { name: t('contact:pictures.remove', { name: picture.name }) }).click()

  // A document with the name of a picture: only the API can tell.
  await input.setInputFiles({ ...picture, buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  browserErrors.expect(/422/)
  await send.click()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('heading', { name: t('contact:thanks.title') })).toBeHidden()

  await form.getByRole('button', { name: t('contact:pictures.remove', { name: picture.name }) }).click()
  await send.click()
  await expect(page.getByRole('heading', { name: t('contact:thanks.title') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('says how to reach the shop', async ({ page, shop, t }) => {
    await page.goto(shop.path('Contact'))
    // Text locators skip the contents of `noscript`.
    expect(await page.locator('main noscript').innerText()).toBe(t('contact:unscripted'))
    await expect(page.getByRole('link', { name: t('contact:ways.phone') })).toHaveAttribute(
      'href',
      /^tel:\+34/,
    )
    await expect(page.getByRole('link', { name: t('contact:ways.whatsApp') })).toHaveAttribute(
      'href',
      /wa\.me/,
    )
  })
})
