import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import words from '#storefront/locales/en/shell.json' with { type: 'json' }
import { Failed } from '#storefront/shell/error-page.tsx'
import { fakeApi } from '../support/fake-api.ts'
import { inPage } from '../support/in-page.tsx'

/* Node has a `navigator` without `onLine`; an error there was shown as offline. */
test('an error on the server does not show the offline message', () => {
  vi.stubGlobal('navigator', {})
  const Page = inPage(fakeApi({}).store)
  const html = renderToString(
    <Page>
      <Failed />
    </Page>,
  )
  expect(html).toContain(words.failed.title)
  expect(html).not.toContain(words.offline.title)
})
