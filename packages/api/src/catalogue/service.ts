export {
  addPriceList,
  changePriceList,
  findAgreedPrices,
  findPriceList,
  listPriceLists,
  lockAssignable,
} from './price-lists.ts'
export { findPricedProducts } from './priced-products.ts'
export { findPictures, setOrderedQuantities } from './repository.ts'
