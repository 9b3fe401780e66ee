import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { PageView } from '../../features/content/page-view.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import { PageContact } from '../../flows/information/page-contact.tsx'
import type { PageData } from '../../flows/information/page-data.ts'
import { BusinessCategories, WhatsAppLink } from '../../flows/information/page-parts.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content', 'contact'], help: 'none' }

const importLoad = () => import('../../flows/information/page-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

const parts = { categories: <BusinessCategories /> }

/** A page of content that ends with a contact form: services for companies, the offer for carriers (spec 000 §2). */
export default function InquiryScreen() {
  const { page } = useLoaderData<PageData>()
  return <PageView page={page} parts={parts} actions={<WhatsAppLink />} form={<PageContact page={page} />} />
}
