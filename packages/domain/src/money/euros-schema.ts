import * as z from 'zod/mini'

/** Far above the largest cart, and so small that calculations with its cents are exact. */
const MAX_EUROS = 1e12

/** Euros on the wire. Every amount of a contract is validated by this schema. */
export const eurosSchema = z.number().check(z.minimum(-MAX_EUROS), z.maximum(MAX_EUROS))
