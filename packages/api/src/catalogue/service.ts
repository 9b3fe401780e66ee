export { findPricedProducts } from './priced-products.ts'
export { setOrderedQuantities } from './repository.ts'
