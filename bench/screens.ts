import { cartCookie, serializeCart } from '@colada/domain/cart/cart-cookie'
import type { BrowserContext } from 'playwright-core'

const screens = {
  home: '/',
  category: '/tintoreria',
  product: '/tintoreria/camisa-lavada-y-planchada',
  cart: '/cesto-ropa-para-lavar',
  filledCart: '/cesto-ropa-para-lavar',
  login: '/entrar',
}

export type MeasuredScreen = keyof typeof screens

/** Paths of the measured screens; the product is the first of its category. */
export async function findScreens(url: string): Promise<Record<MeasuredScreen, string>> {
  const page = await (await fetch(`${url}${screens.category}`)).text()
  const product = /href="(\/tintoreria\/(?!pagina|query)[^"/]+)"/.exec(page)?.[1] ?? screens.product
  return { ...screens, product }
}

const filled = serializeCart({ lines: [{ productId: 1, quantity: 2 }] })

/** Sets the cookies that a screen requires: a cart for the filled cart. */
export async function addScreenCookies(
  context: BrowserContext,
  screen: MeasuredScreen,
  url: string,
): Promise<void> {
  if (screen === 'filledCart') await context.addCookies([{ name: cartCookie.name, value: filled, url }])
}
