import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { PageView } from '../../features/content/page-view.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { PageData } from '../../flows/information/page-data.ts'
import { EmailLink } from '../../flows/information/page-parts.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content'] }

const importLoad = () => import('../../flows/information/page-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

const parts = { email: <EmailLink /> }

/** A page that is only content: legal texts, guides, the company (spec 000 §2). */
export default function InformationScreen() {
  const { page } = useLoaderData<PageData>()
  return <PageView page={page} parts={parts} />
}
