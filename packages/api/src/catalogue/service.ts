export { findPricedProducts } from './priced-products.ts'
export { findPictures } from './repository.ts'
