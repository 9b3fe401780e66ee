import type { Load } from '../../features/catalogue/load-context.ts'
import { type FullPost, fullPosts } from '../../features/content/load-posts.ts'

export interface BlogData {
  readonly posts: readonly FullPost[]
}

/** Every article of the blog. */
export const load: Load<BlogData> = ({ language }) => Promise.resolve({ posts: fullPosts(language) })
