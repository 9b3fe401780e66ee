import { createAddress, deleteAddress, getAddresses } from '@colada/domain/account/address-contract'
import { getMe, getSources, login } from '@colada/domain/account/contract'
import { getPasskeys } from '@colada/domain/account/passkey-contract'
import { deleteUser, downloadMyData, getMyData } from '@colada/domain/account/personal-data-contract'
import { setAccountLanguage, setNotifications } from '@colada/domain/account/profile-contract'
import { DEFAULT_SOURCE_ID } from '@colada/domain/account/registration'
import { requestEmailConfirmation } from '@colada/domain/account/security-contract'
import { endOtherSessions, endSession, getSessions } from '@colada/domain/account/session-contract'
import { getStoreMode } from '@colada/domain/account/store-mode-contract'
import { syncCart } from '@colada/domain/cart/contract'
import type { CategoryId } from '@colada/domain/catalogue/category'
import { getProducts } from '@colada/domain/catalogue/contract'
import { getOrderClaims } from '@colada/domain/claims/contract'
import { getOrderMessages } from '@colada/domain/contact/contract'
import { estimatePlace } from '@colada/domain/coverage/contract'
import { getInvoices, getOrderInvoices } from '@colada/domain/invoices/contract'
import { fromEuros } from '@colada/domain/money/money'
import { getOrder, getOrders, type WireOrder } from '@colada/domain/orders/contract'
import { priceOrder } from '@colada/domain/orders/price-order'
import { createIntent, getCards, getOrderPayments, getPaymentConfig } from '@colada/domain/payment/contract'
import {
  checkCoupon,
  fromPrices,
  getAvailablePromos,
  getPromos,
  getReferrals,
  getWallet,
} from '@colada/domain/promotions/contract'
import { routePath } from '@colada/domain/routes/route-path'
import { getDeliveries, getHold, getPickups, holdSlots } from '@colada/domain/schedule/contract'
import { legs } from '@colada/domain/schedule/slot'
import type { Endpoint, EndpointResponse, EndpointBody } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { http, HttpResponse, passthrough, type RequestHandler } from 'msw'
import { responses as seed } from 'virtual:seed-responses'
import { slugsOf } from '#storefront/platform/catalogue/slugs.ts'
import { deliveryDays, pickupDays } from './fixtures/calendar.ts'
import { addresses, customers } from './fixtures/customer.ts'
import { fullInvoice, invoices, replacedInvoice } from './fixtures/invoices.ts'
import { ordersOfAllStatuses } from './fixtures/orders.ts'
import { myData, passkeys, referrals, sessions, wallet } from './fixtures/profile.ts'
import { minutes, now } from './fixtures/time.ts'
import { respond, respondError } from './handlers.ts'
import type { Persona } from './persona.ts'

const catalogue = {
  es: getProducts.response.parse(seed.es),
  en: getProducts.response.parse(seed.en),
}

const products = new Map(
  catalogue.es.categories.flatMap((category) =>
    category.products.map((product) => [product.id, { product, category }] as const),
  ),
)

type PricedBody = EndpointBody<typeof checkCoupon>

const promos = {
  es: getPromos.response.parse(seed.es),
  en: getPromos.response.parse(seed.en),
}

const languageOf = (request: Request) =>
  new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'es'

/** The catalogue in the language of the request. */
export const catalogueHandler = http.get(`/api${getProducts.path}`, ({ request }) =>
  HttpResponse.json(catalogue[languageOf(request)]),
)

/** The path of a seed product. */
export const productPath = (id: number) => (language: Language) => {
  const { product, category } = products.get(id)!
  return routePath(language, 'ProductPage', {
    categoria: category[`slug_${language}`],
    producto: product[`slug_${language}`],
  })
}

/** The path of a category. */
export const categoryPath =
  (id: CategoryId, more = '') =>
  (language: Language) =>
    `${routePath(language, 'Category', { categoria: slugsOf(id)[language] })}${more}`

/** The prices of a cart at the chosen hours, from the domain's price rule. */
export const priceCart = (body: PricedBody): Omit<EndpointResponse<typeof checkCoupon>, 'status'> => {
  const lines = body.items.flatMap(({ product_id, qty, width, height }) => {
    const found = products.get(product_id)
    if (!found) return []
    const { product, category } = found
    return [
      {
        kind: product.measure,
        quantity: qty,
        ...(width && height ? { measure: { width, height } } : {}),
        price: fromEuros(product.price),
        categoryId: category.id,
        transport: fromEuros(category.precio_transporte),
      },
    ]
  })
  const variationOf = (id: number | null | undefined, days: typeof pickupDays) =>
    days.flatMap(({ hours }) => hours).find((hour) => hour.id === id)?.shipping_cost_variation_pct ?? 0
  const takes = body.promo_code === ''
  const prices = fromPrices(
    priceOrder({
      lines,
      pickupVariation: variationOf(body.pickup_time, pickupDays),
      deliveryVariation: variationOf(body.delivery_time, deliveryDays),
      storeLegs: legs.filter((leg) => body[`${leg}_store_id`] != null),
      noShipping: body.no_shipping === 1,
      discount: takes ? null : { kind: 'percent', percent: 20, on: 'items' },
    }),
  )
  return {
    ...prices,
    precio_pickup: prices.precio_recogida,
    precio_delivery: prices.precio_entrega,
    calculate_status: { code: statusCodes.ok.code, message: 'OK' },
    promo_terms: '',
    promo_code: body.promo_code,
  }
}

/**
 * The orders of a customer. Every page names those that wait for a payment, so they are left out unless a story is about
 * them.
 */
export const ordersHandler = (orders: readonly WireOrder[], unpaid: readonly WireOrder[] = []) =>
  http.get(`/api${getOrders.path}`, ({ request }) => {
    const isUnpaid = new URL(request.url).searchParams.get('unpaid') === '1'
    const fields = { orders: isUnpaid ? unpaid : orders, server_time: now }
    const status = { code: statusCodes.ok.code, message: 'OK' }
    return HttpResponse.json(getOrders.response.parse({ status, ...fields }))
  })

/** Calls that require a session; visitors get `notSignedIn`. */
/** Store mode at Sagrada Família. */
const storeMode = {
  lavanderia_id: 47,
  staff: 'Carmen Ortega',
  customer: {
    name: `${customers.private.first_name} ${customers.private.last_name}`,
    email: customers.private.email,
  },
  backoffice_url: 'https://backoffice.colada.example',
}

const customerHandlers = (persona: Persona): RequestHandler[] => {
  if (persona === 'visitor') {
    const protectedCalls: readonly Endpoint[] = [
      getMe,
      getAddresses,
      getOrders,
      getOrder,
      getHold,
      checkCoupon,
    ]
    return protectedCalls.map((call) => respondError(call, 'notSignedIn', 'Entra en tu cuenta.'))
  }
  const isB2B = persona === 'business' ? ('1' as const) : ('0' as const)
  const me = customers[persona === 'business' ? 'business' : 'private']
  const orders = ordersOfAllStatuses.map((order) => ({ ...order, isB2B }))
  return [
    respond(syncCart, (body) => ({ cart: syncCart.body.parse(body).cart })),
    respond(getMe, { user_info: me }),
    respond(getStoreMode, { store_mode: persona === 'store' ? storeMode : null }),
    ...profileHandlers(me),
    respond(getAddresses, { addresses }),
    respond(createAddress, { address: addresses[0]! }),
    ordersHandler(orders),
    respond(getOrderPayments, { payments: [] }),
    respond(getOrderMessages, { messages: [] }),
    respond(getOrderClaims, { claims: [] }),
    respond(getPickups, { days: pickupDays }),
    respond(getDeliveries, { days: deliveryDays }),
    respond(getHold, { hold: null, server_time: now }),
    respond(holdSlots, (body) => {
      const { pickup_time, delivery_time } = body as EndpointBody<typeof holdSlots>
      return {
        hold: { id: 1, pickup_time, delivery_time, expires_at: now + 10 * minutes },
        server_time: now,
      }
    }),
    respond(checkCoupon, (body) => priceCart(checkCoupon.body.parse(body))),
    respond(getAvailablePromos, { available_promos: [] }),
    respond(getCards, { cards: [] }),
    respond(createIntent, {
      payment_intent: { id: 'pi_1', client_secret: 'pi_1_secret_1', status: 'open', amount: 3365 },
    }),
    respond(getPaymentConfig, {
      publishable_key: 'pk_storybook',
      card_script: '',
      paypal_client_id: '',
      paypal_script: '',
    }),
  ]
}

/** The profile and its screens. */
const profileHandlers = (me: EndpointResponse<typeof getMe>['user_info']): RequestHandler[] => [
  respond(getReferrals, referrals),
  respond(getWallet, { items: wallet }),
  respond(getSessions, { sessions }),
  respond(endSession, {}),
  respond(endOtherSessions, { ended: 2 }),
  respond(getPasskeys, { passkeys }),
  respond(getInvoices, { invoices }),
  respond(getOrderInvoices, { invoices: [fullInvoice, replacedInvoice] }),
  respond(getMyData, myData),
  respond(downloadMyData, myData),
  respond(setAccountLanguage, {}),
  respond(setNotifications, { user_info: me }),
  respond(requestEmailConfirmation, {}),
  respond(deleteAddress, {}),
  respond(deleteUser, {}),
]

/** Successful responses of the API; handlers of a story take precedence. */
export const shopHandlers = (persona: Persona): RequestHandler[] => [
  catalogueHandler,
  http.get(`/api${getPromos.path}`, ({ request }) => HttpResponse.json(promos[languageOf(request)])),
  respond(getSources, {
    sources: [
      { id: 1, name: 'Google' },
      { id: DEFAULT_SOURCE_ID, name: 'Otro' },
    ],
  }),
  respond(estimatePlace, { estimated_cp: '', estimated_city: '' }),
  respond(login, { login_token: 'stored by the gateway', user_id: 7 }),
  ...customerHandlers(persona),
  // Lazily imported texts: modules of Vite, which are no requests of the shop.
  http.get('/packages/*.yaml', () => passthrough()),
]

/** The response for a screen about one order. */
export const orderHandler = (order: EndpointResponse<typeof getOrder>['orders'][number]): RequestHandler =>
  respond(getOrder, { orders: [order], server_time: now })
