import type { Load } from '../../features/catalogue/loading.ts'
import { type WholePost, wholePosts } from '../../features/content/load-posts.ts'

export interface BlogData {
  readonly posts: readonly WholePost[]
}

/** Every article of the blog. */
export const load: Load<BlogData> = ({ language }) => Promise.resolve({ posts: wholePosts(language) })
