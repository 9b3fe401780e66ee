export { orderCounter } from './payments.ts'
