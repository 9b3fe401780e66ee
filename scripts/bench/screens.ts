import { cartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import type { BrowserContext } from 'playwright-core'
import type { BudgetedScreen } from './budgets.ts'

const screens = {
  home: '/',
  category: '/tintoreria',
  product: '/tintoreria/camisa-lavada-y-planchada',
  cart: '/cesto-ropa-para-lavar',
  filledCart: '/cesto-ropa-para-lavar',
  login: '/entrar',
}

/** Screens to measure by name. The first product of a category stands for products, whatever its slug is. */
export async function knownScreens(url: string): Promise<Record<BudgetedScreen, string>> {
  const page = await (await fetch(`${url}${screens.category}`)).text()
  const product = /href="(\/tintoreria\/(?!pagina|query)[^"/]+)"/.exec(page)?.[1] ?? screens.product
  return { ...screens, product }
}

const filled = writeCartCookie({ lines: [{ productId: 1, quantity: 2 }] })

/** Lets a browser that was never here remember what a visit of the screen begins with: a cart, where it is that of one. */
export async function remember(context: BrowserContext, screen: BudgetedScreen, url: string): Promise<void> {
  if (screen === 'filledCart') await context.addCookies([{ name: cartCookie.name, value: filled, url }])
}
