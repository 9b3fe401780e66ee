import { Heading, Image, Prose, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { FullPost } from './load-posts.ts'

/** An article of the blog, as the content of its page. */
export function BlogArticle({ post }: { post: FullPost }) {
  const { t } = useTranslation('content')
  const { title, picture, date, minutes, paragraphs } = post
  return (
    <Stack as="article" gap="lg" aria-labelledby="article">
      <Stack gap="xs">
        <Heading level={1} id="article">
          {title}
        </Heading>
        <Text as="div" size="small" tone="muted">
          <time dateTime={date.value}>{date.text}</time> · {t('content:blog.reading', { count: minutes })}
        </Text>
      </Stack>
      <Image
        src={picture}
        alt=""
        width={320}
        height={240}
        ratio="photo"
        background="soap"
        radius="card"
        priority="high"
      />
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Stack>
  )
}
