import { useRouteLoaderData } from 'react-router-dom'
import type { ShopNotice } from '../platform/catalogue/notice.ts'

/** The notice from the root loader's data; undefined when the root loader failed. */
export function useShopNotice(): ShopNotice | null {
  const data = useRouteLoaderData('root') as { readonly notice?: ShopNotice | null } | undefined
  return data?.notice ?? null
}
