import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Container, Grid, Heading, Inline, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { PostCard } from '../../features/content/load-posts.ts'
import { PostCards } from '../../features/content/post-cards.tsx'

/** Latest posts of the blog. */
export default function HomePosts({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  return (
    <Container>
      <Stack as="section" gap="lg" aria-labelledby="blog">
        <Inline justify="between" align="baseline">
          <Heading level={2} id="blog">
            {t('content:home.blog')}
          </Heading>
          <TextLink href={routePath(language, 'Blog')}>{t('content:home.seeBlog')}</TextLink>
        </Inline>
        <Grid gap="lg" columns={{ base: 1, sm: 3 }}>
          <PostCards posts={posts} headingLevel={3} />
        </Grid>
      </Stack>
    </Container>
  )
}
