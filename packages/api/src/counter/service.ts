export { findGoodwill } from './goodwill-repository.ts'
export { orderCounter } from './payments.ts'
