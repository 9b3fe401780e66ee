import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { PageView } from '../../features/content/page-view.tsx'
import { WithdrawalForm } from '../../features/content/withdrawal-form.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { PageData } from '../../flows/information/page-data.ts'
import { OnlineWithdrawal } from '../../flows/withdrawal/online-withdrawal.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['common', 'content'], help: 'line' }

const importLoad = () => import('../../flows/information/page-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

const parts = { 'online-withdrawal': <OnlineWithdrawal />, 'withdrawal-form': <WithdrawalForm /> }

/** The right of withdrawal, its online function, and its model form (Directive 2011/83/EU, annex I.B and article 11a). */
export default function WithdrawalScreen() {
  const { page } = useLoaderData<PageData>()
  return <PageView page={page} parts={parts} />
}
