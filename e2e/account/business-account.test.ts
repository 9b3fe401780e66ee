import { findSeriousViolations } from '#tests/axe.ts'
import { expect, test } from '../support/test.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

test(
  'a company sees its credit, and asks for more',
  { tag: '@smoke' },
  async ({ page, shop, account, t }) => {
    await account.logInByApi('empresa@colada.example', 'colada-demo')
    await shop.navigate('Profile')
    await page.getByRole('link', { name: t('profile:data.businessAccount') }).click()
    await shop.waitForRoute('BusinessAccount')
    await expect(page.getByText(t('business:credit.states.approved'))).toBeVisible()
    await expect(page.getByText('500,00 €').first()).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])

    // The request of an earlier run of this test stays open.
    const send = page.getByRole('button', { name: t('business:request.send') })
    const pending = page.getByText(t('business:request.pending'))
    await expect(send.or(pending)).toBeVisible()
    if (await pending.isVisible()) return
    await page.getByLabel(t('business:request.limit')).fill('900')
    await send.click()
    await expect(page.getByText(t('business:request.contactMissing'))).toBeVisible()
    await page.getByLabel(t('business:request.contact')).fill('Ana Ruiz')
    await send.click()
    await expect(pending).toBeVisible()
  },
)

test('a private customer has no business account', async ({ shop, account }) => {
  await account.createByApi()
  await shop.page.goto(shop.path('BusinessAccount'))
  await shop.waitForRoute('Profile')
})
