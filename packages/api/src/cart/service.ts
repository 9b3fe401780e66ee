export { couponUseOfItems, quoteCart, type QuoteRequest } from './quote-cart.ts'
export { categoriesOf, type QuotedLine, readCart } from './read-cart.ts'
export { deleteSavedCart, moveSavedCart } from './repository.ts'
export { returnToSavedCart } from './saved-cart.ts'
