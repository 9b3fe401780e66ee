import { FaqList } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { PageView } from '../../features/content/page-view.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import { PageContact } from '../../flows/information/page-contact.tsx'
import type { SofaData } from '../../flows/information/sofa-data.ts'
import { SofaPrices } from '../../flows/information/sofa-prices.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content', 'contact'], help: 'none' }

const importLoad = () => import('../../flows/information/sofa-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

/** Sofa cleaning with its prices (spec 000 §2). */
export default function SofaCleaningScreen() {
  const { t } = useTranslation('content')
  const { page, faq } = useLoaderData<SofaData>()
  return (
    <PageView
      page={page}
      form={<PageContact page={page} />}
      after={<FaqList heading={t('content:sofa.faq')} headingLevel={2} items={faq} />}
    >
      <SofaPrices />
    </PageView>
  )
}
