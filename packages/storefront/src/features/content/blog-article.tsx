import { Heading, Image, Prose, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { FullPost } from './load-posts.ts'

export interface BlogArticleProps {
  readonly post: FullPost
  /** The first article of the page: its picture is loaded first. */
  readonly isFirst: boolean
}

export function BlogArticle({ post, isFirst }: BlogArticleProps) {
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
        background="soap"
        radius="card"
        priority={isFirst ? 'high' : undefined}
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
