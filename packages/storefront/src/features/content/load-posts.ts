import type { CalendarDate } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import { formatLongDate } from '../../platform/format/dates.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { type Post, posts } from './blog-posts.ts'

/** An article as a card shows it. */
export interface PostCard {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  readonly href: string
  readonly picture: string
  readonly date: { readonly value: CalendarDate; readonly text: string }
  /** Reading time. */
  readonly minutes: number
}

export interface FullPost extends PostCard {
  readonly paragraphs: readonly string[]
}

/** Average reading speed. */
const WORDS_PER_MINUTE = 200

/** The cards of the articles, newest first. */
export function postCards(language: Language): PostCard[] {
  return posts.map((post) => toPostCard(post, language))
}

/** The complete articles, newest first. */
export function fullPosts(language: Language): FullPost[] {
  return posts.map((post) => ({ ...toPostCard(post, language), paragraphs: post[language].paragraphs }))
}

function toPostCard(post: Post, language: Language): PostCard {
  const { title, excerpt, paragraphs } = post[language]
  return {
    id: post.id,
    title,
    excerpt,
    href: `${routePath(language, 'Blog')}#${post.id}`,
    picture: `/pictures/pages/${post.id}.svg`,
    date: { value: post.writtenOn, text: formatLongDate(post.writtenOn, language) },
    minutes: Math.max(1, Math.round(paragraphs.join(' ').split(' ').length / WORDS_PER_MINUTE)),
  }
}
