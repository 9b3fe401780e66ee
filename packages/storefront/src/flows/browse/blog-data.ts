import type { Load } from '../../features/catalogue/load-context.ts'
import { type PostCard, postCards } from '../../features/content/load-posts.ts'

export interface BlogData {
  readonly posts: readonly PostCard[]
}

/** The cards of all articles. */
export const load: Load<BlogData> = async ({ language }) => ({ posts: await postCards(language) })
