import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Box, Container, Grid, Heading, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { BlogArticle } from '../../features/content/blog-article.tsx'
import { PostCards } from '../../features/content/post-cards.tsx'
import type { BlogPostData } from '../../flows/browse/blog-post-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { languageOf } from '../../platform/routes/paths.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'
import { socialPicture } from '../../platform/seo/social-picture.ts'

export const handle: RouteHandle = { namespaces: ['content'] }

const importLoad = () => import('../../flows/browse/blog-post-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const data = loaderData as BlogPostData | undefined
  if (!data) return []
  const { title, excerpt, picture } = data.post
  return pageMeta({
    title,
    description: excerpt,
    language: languageOf(location.pathname),
    paths: data.paths,
    origin: originOf(matches),
    picture: socialPicture(picture),
  })
}

/** An article of the blog. */
export default function BlogPostScreen() {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const { post, others } = useLoaderData<BlogPostData>()
  return (
    <Box paddingBlock="xl">
      <Container width="text">
        <Stack gap="xxl">
          <Stack gap="lg">
            <TextLink href={routePath(language, 'Blog')} standalone>
              {t('content:blog.back')}
            </TextLink>
            <BlogArticle post={post} />
          </Stack>
          <Stack as="section" gap="lg" aria-labelledby="others">
            <Heading level={2} id="others">
              {t('content:blog.others')}
            </Heading>
            <Grid gap="lg" columns={{ base: 1, sm: 2 }}>
              <PostCards posts={others} headingLevel={3} />
            </Grid>
          </Stack>
        </Stack>
      </Container>
    </Box>
  )
}
