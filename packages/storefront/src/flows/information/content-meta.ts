import type { MetaFunction } from 'react-router-dom'
import { toBothPaths } from '../../platform/routes/page-paths.ts'
import { languageOf } from '../../platform/routes/paths.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'
import { socialPicture } from '../../platform/seo/social-picture.ts'
import type { PageData } from './page-data.ts'

/** `meta` of a screen whose loader data has a content page. */
export const contentMeta: MetaFunction = ({ loaderData, location, matches }) => {
  const data = loaderData as PageData | undefined
  if (!data) return []
  const { meta, picture } = data.page
  const { listed = true } = data
  return pageMeta({
    ...meta,
    language: languageOf(location.pathname),
    paths: toBothPaths(location.pathname),
    origin: originOf(matches),
    listed,
    ...(picture && { picture: socialPicture(`/pictures/${picture}.svg`) }),
  })
}
