import { runOps } from '../support/ops.ts'
import { expect, test } from '../support/test.ts'

test('a link opens store mode once, for its store and customer @smoke', async ({
  page,
  shop,
  account,
  browserErrors,
  t,
}) => {
  await account.createByApi({ signedIn: false })
  const { firstName, lastName, email } = account.person
  const { output } = await runOps('store-link', '47', email)
  const { search } = new URL(output.trim().split('\n').at(-1)!)
  const home = shop.path('Home')

  await page.goto(`${home}${search}`)
  const banner = page.getByRole('region', { name: t('shell:mode.label') })
  const text = t('shell:mode.storeText', {
    store: 'Barcelona Sagrada Família',
    customer: `${firstName} ${lastName}`,
  })
  await expect(banner).toContainText(text)
  expect(new URL(page.url()).search).toBe('')

  await banner.getByRole('button', { name: t('shell:mode.finish') }).click()
  await expect(banner).toHaveCount(0)

  browserErrors.expect(/403/)
  await page.goto(`${home}${search}`)
  await expect(page.getByText('ERROR MODO TIENDA').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(banner).toHaveCount(0)
})
