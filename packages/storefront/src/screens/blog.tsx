import { Box, Container, Divider, Heading, Stack, Text } from '@colada/ui'
import { Fragment } from 'react'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../features/catalogue/load-context.ts'
import { BlogArticle } from '../features/content/blog-article.tsx'
import { blogText } from '../features/content/page-texts.ts'
import { useTranslation } from 'react-i18next'
import { toBothPaths } from '../platform/routes/page-paths.ts'
import { languageOf } from '../platform/routes/paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import type { BlogData } from '../flows/browse/blog-data.ts'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content'] }

const importLoad = () => import('../flows/browse/blog-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageOf(location.pathname)
  return pageMeta({
    ...blogText[language],
    language,
    paths: toBothPaths(location.pathname),
    origin: originOf(matches),
  })
}

/** All articles of the blog; each has an anchor. */
export default function BlogScreen() {
  const { t } = useTranslation('content')
  const { posts } = useLoaderData<BlogData>()
  return (
    <Box paddingBlock="lg">
      <Container width="text">
        <Stack gap="xxl">
          <Stack gap="xs">
            <Heading level={1}>{t('content:blog.title')}</Heading>
            <Text size="lead" tone="secondary">
              {t('content:blog.text')}
            </Text>
          </Stack>
          {posts.map((post, index) => (
            <Fragment key={post.id}>
              {index > 0 && <Divider />}
              <BlogArticle post={post} isFirst={index === 0} />
            </Fragment>
          ))}
        </Stack>
      </Container>
    </Box>
  )
}
