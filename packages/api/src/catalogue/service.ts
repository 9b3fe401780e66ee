export { findPricedProducts } from './priced-products.ts'
export { findPictures, setOrderedQuantities } from './repository.ts'
