import { formatLongDate } from '@colada/client/format/dates'
import { routePath } from '@colada/domain/routes/route-path'
import type { Bilingual, Language } from '@colada/domain/wire/language'
import { loadContent, postNames } from './load-content.ts'
import type { Post } from './text-schemas.ts'

/** An article as a card shows it. */
export interface PostCard {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  readonly href: string
  readonly picture: string
  readonly date: { readonly value: string; readonly text: string }
  /** Reading time. */
  readonly minutes: number
}

export interface FullPost extends PostCard {
  readonly paragraphs: readonly string[]
}

/** Average reading speed. */
const WORDS_PER_MINUTE = 200

/** The complete articles, newest first. */
export async function fullPosts(language: Language): Promise<FullPost[]> {
  const posts = await Promise.all(postNames.map((name) => loadContent<Post>(`posts/${name}`, language)))
  return posts
    .map((post, index) => toFullPost(postNames[index]!, post, language))
    .toSorted((a, b) => b.date.value.localeCompare(a.date.value))
}

/** The cards of the articles, newest first. */
export async function postCards(language: Language): Promise<PostCard[]> {
  return (await fullPosts(language)).map(toCard)
}

/** An article without its text. */
export function toCard({ id, title, excerpt, href, picture, date, minutes }: FullPost): PostCard {
  return { id, title, excerpt, href, picture, date, minutes }
}

/** An article in both languages. */
export interface BlogPost extends Bilingual<FullPost> {
  readonly paths: Bilingual
}

/** Every article in both languages, newest first. */
export async function blogPosts(): Promise<BlogPost[]> {
  const [spanish, english] = await Promise.all([fullPosts('es'), fullPosts('en')])
  return spanish.map((es) => {
    const en = english.find(({ id }) => id === es.id)!
    return { es, en, paths: { es: es.href, en: en.href } }
  })
}

function toFullPost(id: string, post: Post, language: Language): FullPost {
  const { title, excerpt, paragraphs, picture, writtenOn, slug } = post
  return {
    id,
    title,
    excerpt,
    href: routePath(language, 'BlogPost', { post: slug }),
    picture: `/pictures/${picture}.svg`,
    date: { value: writtenOn, text: formatLongDate(writtenOn, language) },
    minutes: Math.max(1, Math.round(paragraphs.join(' ').split(' ').length / WORDS_PER_MINUTE)),
    paragraphs,
  }
}
