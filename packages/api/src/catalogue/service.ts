export { changePriceList, findAgreedPrices, findPriceList, listPriceLists } from './price-lists.ts'
export { findPricedProducts } from './priced-products.ts'
export { findPictures, setOrderedQuantities } from './repository.ts'
