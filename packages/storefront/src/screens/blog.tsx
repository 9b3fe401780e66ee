import { Box, Container, Divider, Heading, Image, Prose, Stack, Text } from '@colada/ui'
import { Fragment } from 'react'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../features/catalogue/loading.ts'
import type { WholePost } from '../features/content/load-posts.ts'
import { blogText } from '../features/content/page-texts.ts'
import { useTranslation } from 'react-i18next'
import { pathsOf } from '../platform/routes/page-paths.ts'
import { languageOf } from '../platform/routes/paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import type { BlogData } from './loads/blog.ts'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content'] }

const importLoad = () => import('./loads/blog.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageOf(location.pathname)
  return pageMeta({
    ...blogText[language],
    language,
    paths: pathsOf(location.pathname),
    origin: originOf(matches),
  })
}

/** The articles of the blog, one below the other; each has an address of its own on the page. */
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
          {posts.map((post, at) => (
            <Fragment key={post.id}>
              {at > 0 && <Divider />}
              <Article post={post} isFirst={at === 0} />
            </Fragment>
          ))}
        </Stack>
      </Container>
    </Box>
  )
}

function Article({ post, isFirst }: { post: WholePost; isFirst: boolean }) {
  const { t } = useTranslation('content')
  const { id, title, picture, date, minutes, paragraphs } = post
  return (
    <Stack as="article" gap="md" id={id} aria-labelledby={`${id}-title`}>
      <Image
        src={picture}
        alt=""
        width={320}
        height={240}
        ratio="photo"
        ground="soap"
        radius="card"
        priority={isFirst ? 'main' : undefined}
      />
      <Stack gap="xs">
        <Text as="div" size="small" tone="muted">
          <time dateTime={date.value}>{date.text}</time> · {t('content:blog.reading', { count: minutes })}
        </Text>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
      </Stack>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Stack>
  )
}
