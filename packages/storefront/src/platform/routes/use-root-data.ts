import { useRouteLoaderData } from 'react-router-dom'
import type { ShopNotice } from '../catalogue/notice.ts'
import type { AppStores } from './app-stores-context.ts'

/** Data of the root loader, which every page has. */
export interface RootData {
  /** The shop's public origin, for canonical URLs. */
  readonly origin: string
  /** The notice to all customers. */
  readonly notice: ShopNotice | null
  readonly appStores: AppStores
  /** Whether customers can log in with Facebook. */
  readonly hasFacebook: boolean
  /** The ways to reach the shop, in the data because only some pages show them. */
  readonly contact: readonly { readonly label: string; readonly href: string }[]
  /** Content-Security-Policy nonce of the document, for scripts that a payment provider adds. */
  readonly nonce: string | null
}

/** The root loader's data; `undefined` when the root loader failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')
