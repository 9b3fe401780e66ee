import { BlogCard, type BlogCardProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { PostCard } from './load-posts.ts'

export interface PostCardsProps extends Pick<BlogCardProps, 'headingLevel' | 'layout'> {
  readonly posts: readonly PostCard[]
}

/** Articles of the blog as cards. */
export function PostCards({ posts, ...card }: PostCardsProps) {
  const { t } = useTranslation('content')
  return posts.map(({ id, title, href, picture, date, excerpt, minutes }) => (
    <BlogCard
      key={id}
      {...card}
      title={title}
      href={href}
      picture={{ src: picture, width: 320, height: 240 }}
      date={date}
      excerpt={excerpt}
      readingTime={t('content:blog.reading', { count: minutes })}
    />
  ))
}
