export { findPricedProducts } from './priced-products.ts'
