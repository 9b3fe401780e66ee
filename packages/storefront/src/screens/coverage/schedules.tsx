import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { zones } from '@colada/domain/schedule/zones'
import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { PageView } from '../../features/content/page-view.tsx'
import { LeadTimes } from '../../features/coverage/lead-times.tsx'
import { ServiceTable } from '../../features/coverage/service-table.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { PageData } from '../../flows/information/page-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['coverage', 'content'] }

const importLoad = () => import('../../flows/information/page-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

const parts = {
  'service-hours': <ServiceTable />,
  'lead-times': <LeadTimes zones={zoneIds.map((id) => zones[id])} />,
}

/** Days, hours and lead times of every city (spec 000 §2; 001 §9, Time). */
export default function SchedulesScreen() {
  const { page } = useLoaderData<PageData>()
  return <PageView page={page} parts={parts} />
}
