import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { fromEuros } from '../money/money.ts'
import { type EndpointResponse, defineEndpoint } from '../wire/endpoint.ts'
import type { Category } from './category.ts'
import type { Product } from './product.ts'

export const wireProduct = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  slugName: z.string(),
  slug_es: z.string(),
  slug_en: z.string(),
  description: z.string(),
  img: z.string(),
  price: eurosSchema,
  category_id: z.number(),
  measure: z.nullable(z.enum(['carpet', 'curtain', 'flag'])),
  service_type: z.string(),
  expected_delivery_time: z.string(),
  excluded_products: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  search_text: z.string(),
  /** Place among all products by the quantity ordered lately, from 1. Extension. */
  popularity: z.number(),
  /** Day of the last change, `YYYY-MM-DD`. Extension. */
  changed_on: z.string(),
})
export type WireProduct = z.infer<typeof wireProduct>

export const wireCategory = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  slugName: z.string(),
  slug_es: z.string(),
  slug_en: z.string(),
  description: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  active: z.number(),
  /** 1: its products are shown, but cannot be added or bought, except by staff. */
  disabled: z.number(),
  compatible: z.array(z.number()),
  /** Subtotal in euros from which transport is free; 0 when it never is. */
  free_shipping: eurosSchema,
  precio_transporte: eurosSchema,
  /** Day of the last change, `YYYY-MM-DD`. Extension. */
  changed_on: z.string(),
  products: z.array(wireProduct),
})
export type WireCategory = z.infer<typeof wireCategory>

/** The full catalogue in the requested language (spec 001 §7, Catalogue). */
export const getProducts = defineEndpoint({
  name: 'getProducts',
  subject: 'catalogue',
  method: 'GET',
  path: '/products',
  access: 'public',
  summary: 'All categories with their products',
  description:
    'The response is the same for everybody, with the texts for search engines (`with_meta`) and with categories that ' +
    'are disabled, which only a session of staff can order from: the session decides, not `store_mode`. The places ' +
    'and the customer of the query (`cp`, `estimated_city`, `estimated_cp`, `checked_ip`, `user_id`) are accepted ' +
    'without effect: prices and products do not depend on them.',
  query: z.object({
    cp: z.optional(z.string()),
    with_meta: z.optional(z.string()),
    user_id: z.optional(z.string()),
    estimated_city: z.optional(z.string()),
    estimated_cp: z.optional(z.string()),
    checked_ip: z.optional(z.string()),
    store_mode: z.optional(z.string()),
  }),
  response: {
    categories: z.array(wireCategory),
    flash_message: z.string(),
    flash_message_subheader: z.string(),
    /** Changes with every change of the catalogue; also the ETag. */
    catalogue_version: z.string(),
  },
})
export type GetProductsResponse = EndpointResponse<typeof getProducts>

/** @param category The category of the product. */
export function toProduct(wire: WireProduct, category: Pick<WireCategory, 'disabled'>): Product {
  return {
    id: wire.id,
    categoryId: wire.category_id,
    isDisabled: isDisabled(category),
    name: wire.name,
    slug: wire.slugName,
    slugs: { es: wire.slug_es, en: wire.slug_en },
    description: wire.description,
    picture: wire.img,
    price: fromEuros(wire.price),
    measure: wire.measure,
    serviceType: wire.service_type,
    expectedDelivery: wire.expected_delivery_time,
    excluded: wire.excluded_products,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    searchText: wire.search_text,
    popularity: wire.popularity,
    changedOn: wire.changed_on,
  }
}

const isDisabled = ({ disabled }: Pick<WireCategory, 'disabled'>): boolean => disabled === 1

export function toCategory(wire: WireCategory): Category {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slugName,
    slugs: { es: wire.slug_es, en: wire.slug_en },
    description: wire.description,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    transport: fromEuros(wire.precio_transporte),
    freeShippingFrom: wire.free_shipping > 0 ? fromEuros(wire.free_shipping) : null,
    isDisabled: isDisabled(wire),
    compatible: wire.compatible,
    changedOn: wire.changed_on,
    products: wire.products.map((product) => toProduct(product, wire)),
  }
}
