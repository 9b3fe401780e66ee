import { useRouteLoaderData } from 'react-router-dom'
import type { ShopNotice } from '../platform/catalogue/notice.ts'

/** What operations have to say to everybody, as the document brought it; nothing where the page itself failed. */
export function useShopNotice(): ShopNotice | null {
  const data = useRouteLoaderData('root') as { readonly notice?: ShopNotice | null } | undefined
  return data?.notice ?? null
}
