import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { ButtonLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { categoryPath } from '../../features/catalogue/views.ts'
import { PageView } from '../../features/content/page-view.tsx'
import { KeepCode } from '../../features/promotions/keep-code.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { SponsorData } from '../../flows/information/sponsor-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content', 'promotions'] }

const importLoad = () => import('../../flows/information/sponsor-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

/** The landing page of a sponsor, which keeps its code in the cart (spec 001 §9, Money). */
export default function SponsorScreen() {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { page, code } = useLoaderData<SponsorData>()
  return (
    <PageView
      page={page}
      actions={
        <>
          <KeepCode code={code} />
          <ButtonLink size="large" appearance="outline" href={categoryPath(categoryIds.all, language)}>
            {t('promotions:sponsor.choose')}
          </ButtonLink>
        </>
      }
    />
  )
}
