import { Account, homeInMadrid, homeInSevilla } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const covered = {
  status: { code: 200, message: '' },
  ...{
    avaiable: '1',
    result: '',
    cp: homeInMadrid.postalCode,
    id_checked: 1,
    zone: 'Madrid',
    town: 'Madrid',
  },
}

/* What a tab has prepared for one customer must not be sent in the name of another. */
test('drops what a tab sends for a customer who is signed in no more', async ({
  page,
  shop,
  account,
  browserErrors,
  t,
}, info) => {
  browserErrors.expect(/409/)
  // The other tab may still load its data when the customer logs out.
  browserErrors.allow(/401.*\/api\/(?:addresses|users\/me)/)
  const other = new Account(shop, `${info.testId}-other`)
  await other.createByApi({ address: homeInSevilla, signedIn: false })
  await account.createByApi({ address: homeInMadrid })
  // A tab that gets no announcement, such as a frozen one.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await shop.navigate('AddAddress')

  const otherTab = await shop.openInNewTab()
  await otherTab.waitForHydration()
  await otherTab.post('/logout', {})
  await otherTab.navigate('Login')
  await new Account(otherTab, 'tab').logIn(other.person)
  await otherTab.waitForRoute('Home')

  // The check of the postal code would be refused first.
  await page.route('**/api/checkZipCode*', (route) => route.fulfill({ json: covered }))
  await account.addAddress({ ...homeInMadrid, alias: 'Trabajo' })
  await expect(page.getByText(t('shell:flash.sessionChanged'))).toBeVisible()
  // The form is empty, and works for the customer who is signed in now.
  await shop.waitForHydration()
  await expect(account.field('street')).toHaveValue('')
  const saved = await page.request.get('/api/addresses', { params: { lang: shop.language } })
  const { addresses } = (await saved.json()) as { addresses: { alias: string; cp: string }[] }
  expect(addresses.map(({ cp }) => cp)).toEqual([homeInSevilla.postalCode])
})
