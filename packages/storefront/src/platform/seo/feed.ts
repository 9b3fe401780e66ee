import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import type { MetaDescriptor } from 'react-router-dom'

/** Path of the blog's RSS feed. */
export const feedPath = (language: Language): string => `${routePath(language, 'Blog')}/feed.xml`

/** The link by which feed readers find it. */
export const feedLink = (language: Language): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  href: feedPath(language),
})
