import { useLanguage } from '@colada/client/language/use-language'
import { Box, Container, Heading, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { blogText } from '../../features/content/page-texts.ts'
import { PostCards } from '../../features/content/post-cards.tsx'
import type { BlogData } from '../../flows/browse/blog-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { toBothPaths } from '../../platform/routes/page-paths.ts'
import { languageOf } from '../../platform/routes/paths.ts'
import { feedLink, feedPath } from '../../platform/seo/feed.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'

export const handle: RouteHandle = { namespaces: ['content'] }

const importLoad = () => import('../../flows/browse/blog-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageOf(location.pathname)
  const paths = toBothPaths(location.pathname)
  return [
    ...pageMeta({ ...blogText[language], language, paths, origin: originOf(matches) }),
    feedLink(language),
  ]
}

/** The articles of the blog, newest first. */
export default function BlogScreen() {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const { posts } = useLoaderData<BlogData>()
  return (
    <Box paddingBlock="xl">
      <Container width="text">
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1}>{t('content:blog.title')}</Heading>
            <Text size="lead" tone="secondary">
              {t('content:blog.text')}
            </Text>
          </Stack>
          <PostCards posts={posts} layout="row" headingLevel={2} />
          <TextLink href={feedPath(language)} standalone>
            {t('content:blog.feed')}
          </TextLink>
        </Stack>
      </Container>
    </Box>
  )
}
