import * as z from 'zod/mini'
import { requiredText } from '../account/contact-details.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { FieldProblem } from '../wire/field-problem.ts'

const shared = { subject: 'business', access: { staff: ['operations'] }, isExtension: true } as const

/** More than the shop has products. */
const MAX_PRICES = 10_000

const price = z.object({
  product_id: z.number(),
  /** As the catalogue lists it: without VAT where the category is. */
  price: eurosSchema.check(z.minimum(0.01, 'invalid' satisfies FieldProblem)),
})

const wirePriceList = z.object({
  id: z.number(),
  name: z.string(),
  archived: z.boolean(),
  /** It decides between two people who change the list. */
  version: z.number(),
  prices: z.array(price),
})
export type WirePriceList = z.infer<typeof wirePriceList>

const wireListedPriceList = z.object({
  id: z.number(),
  name: z.string(),
  archived: z.boolean(),
  /** How many products have a price in it. */
  prices: z.number(),
  /** How many companies have it. */
  companies: z.number(),
})
export type WireListedPriceList = z.infer<typeof wireListedPriceList>

export const getPriceLists = defineEndpoint({
  ...shared,
  name: 'getPriceLists',
  method: 'GET',
  path: '/staff/price_lists',
  summary: 'The lists of prices that are agreed with companies',
  response: { lists: z.array(wireListedPriceList) },
})

const id = z.object({ priceListId: z.coerce.number() })
const response = { list: wirePriceList }

export const getPriceList = defineEndpoint({
  ...shared,
  name: 'getPriceList',
  method: 'GET',
  path: '/staff/price_lists/:priceListId',
  summary: 'A price list with its prices',
  params: id,
  response,
})

/** The longest name of a price list. */
export const MAX_PRICE_LIST_NAME_CHARACTERS = 80

export const addPriceList = defineEndpoint({
  ...shared,
  name: 'addPriceList',
  method: 'POST',
  path: '/staff/price_lists',
  idempotent: true,
  summary: 'Add a price list without prices',
  body: z.object({ name: requiredText(MAX_PRICE_LIST_NAME_CHARACTERS) }),
  response,
})

export const updatePriceList = defineEndpoint({
  ...shared,
  name: 'updatePriceList',
  method: 'PUT',
  path: '/staff/price_lists/:priceListId',
  summary: 'Change the name and the prices of a price list, or archive it',
  params: id,
  body: z.object({
    name: requiredText(MAX_PRICE_LIST_NAME_CHARACTERS),
    /** All of its prices. */
    prices: z.array(price).check(z.maxLength(MAX_PRICES)),
    archived: z.boolean(),
    version: z.number(),
  }),
  response,
})
