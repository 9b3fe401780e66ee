import type { BudgetedScreen } from './budgets.ts'

const screens = {
  home: '/',
  category: '/tintoreria',
  product: '/tintoreria/camisa-lavada-y-planchada',
  cart: '/cesto-ropa-para-lavar',
  login: '/entrar',
}

/** Screens to measure by name. The first product of a category stands for products, whatever its slug is. */
export async function knownScreens(url: string): Promise<Record<BudgetedScreen, string>> {
  const page = await (await fetch(`${url}${screens.category}`)).text()
  const product = /href="(\/tintoreria\/(?!pagina|query)[^"/]+)"/.exec(page)?.[1] ?? screens.product
  return { ...screens, product }
}
