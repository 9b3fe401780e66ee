import { useLocation, useMatches } from 'react-router-dom'
import { useRootData } from '../../platform/routes/use-root-data.ts'
import { structuredJson } from '../../platform/seo/structured-data.ts'
import { thingsOf } from './structured.ts'

/**
 * The page's structured data for search engines. It is rendered on the server only, so its code and texts are not part of
 * the browser's build.
 */
export function StructuredData() {
  const { pathname } = useLocation()
  const data = useMatches().at(-1)?.loaderData
  const origin = useRootData()?.origin ?? ''
  const json = import.meta.env.SSR ? structuredJson(thingsOf(pathname, data, origin)) : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}
