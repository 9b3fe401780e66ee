import { languages } from '@colada/domain/wire/language'
import { data } from 'react-router-dom'
import type { Load } from '../../features/catalogue/load-context.ts'
import {
  blogPosts,
  type BlogPost,
  type FullPost,
  type PostCard,
  toCard,
} from '../../features/content/load-posts.ts'

export interface BlogPostData extends Pick<BlogPost, 'paths'> {
  readonly post: FullPost
  /** The other articles. */
  readonly others: readonly PostCard[]
}

/** An article and the other ones; 404 for an unknown path. */
export const load: Load<BlogPostData> = async ({ language, pathname }) => {
  const posts = await blogPosts()
  const found = posts.find(({ paths }) => languages.some((each) => paths[each] === pathname))
  if (!found) throw data(null, { status: 404 })
  return {
    post: found[language],
    paths: found.paths,
    others: posts.filter((post) => post !== found).map((post) => toCard(post[language])),
  }
}
