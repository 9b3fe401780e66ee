import { getStaffClaims } from '@colada/domain/claims/staff-contract'
import { getStoredOrders } from '@colada/domain/claims/storage-contract'
import { getCounterRefunds, getDrawers } from '@colada/domain/counter/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { getDeliveries, getPickups } from '@colada/domain/schedule/contract'
import { getStaffMe, getStaffPasskeys } from '@colada/domain/staff/contract'
import { findCustomers, openCustomer } from '@colada/domain/staff/customers-contract'
import {
  getInvoiceChain,
  getStaffInvoices,
  getStaffOrderInvoices,
} from '@colada/domain/staff/invoices-contract'
import { getStaffOrder, getStaffOrders } from '@colada/domain/staff/orders-contract'
import type { Role } from '@colada/domain/wire/access'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import { LinkProvider } from '@colada/ui'
import type { StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import {
  createMemoryRouter,
  type LoaderFunction,
  Outlet,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom'
import { dropDraft } from '#backoffice/features/counter/order/draft.ts'
import { messages as en } from '#backoffice/locales/en.ts'
import { messages as es } from '#backoffice/locales/es.ts'
import { AppLink } from '#backoffice/platform/app-link.tsx'
import { markerCookie, removeMarker } from '#backoffice/platform/session/marker.ts'
import { createStore, storeContext } from '#backoffice/platform/store.ts'
import * as account from '#backoffice/screens/account.tsx'
import * as business from '#backoffice/screens/business.tsx'
import * as closing from '#backoffice/screens/closing.tsx'
import * as company from '#backoffice/screens/company.tsx'
import * as counter from '#backoffice/screens/counter.tsx'
import * as customer from '#backoffice/screens/customer.tsx'
import * as declaration from '#backoffice/screens/declaration.tsx'
import * as drawer from '#backoffice/screens/drawer.tsx'
import * as handover from '#backoffice/screens/handover.tsx'
import * as incident from '#backoffice/screens/incident.tsx'
import * as incidents from '#backoffice/screens/incidents.tsx'
import * as invoices from '#backoffice/screens/invoices.tsx'
import * as login from '#backoffice/screens/login.tsx'
import * as newCustomer from '#backoffice/screens/new-customer.tsx'
import * as newOrder from '#backoffice/screens/new-order.tsx'
import * as notFound from '#backoffice/screens/not-found.tsx'
import * as order from '#backoffice/screens/order.tsx'
import * as orders from '#backoffice/screens/orders.tsx'
import * as priceList from '#backoffice/screens/price-list.tsx'
import * as priceLists from '#backoffice/screens/price-lists.tsx'
import * as refunds from '#backoffice/screens/refunds.tsx'
import * as withdrawal from '#backoffice/screens/withdrawal.tsx'
import * as withdrawals from '#backoffice/screens/withdrawals.tsx'
import { ErrorPage } from '#backoffice/shell/error-page.tsx'
import { Shell } from '#backoffice/shell/shell.tsx'
import { deliveryDays, pickupDays } from '../fixtures/calendar.ts'
import { passkeys } from '../fixtures/profile.ts'
import { respond } from '../handlers.ts'
import { expectLoaded, expectPending, waitForQuietDom } from '../loaded.ts'
import { createScreenI18n, type ScreenLanguage, screenLanguage } from '../screen-language.ts'
import { catalogueHandler, priceCart } from '../shop-handlers.ts'
import { drawers } from './drawers.ts'
import { found, incidentDetail, listedOrders, memberOf, openedCustomer, unlocked } from './fixtures.ts'
import { chain, invoicePage } from './invoices.ts'

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The messages of the back office in the story's language, for queries in play functions. */
export const staffMessages = ({ globals }: StoryContext) => (globals.language === 'en' ? en : es)

interface StaffScreenOptions {
  readonly path: string
  /** The role of who is signed in; `null` for nobody. */
  readonly role?: Role | null
  /** Handlers of this state; they take precedence over those of a full shop. */
  readonly handlers?: readonly RequestHandler[]
  /** A request stays pending, so the play function does not wait for the content. */
  readonly staysPending?: boolean
  readonly play?: StoryObj['play']
}

/** A story of a screen of the back office in one state: the real screen in the real shell with mocked API responses. */
export const staffScreen = ({
  path,
  role = 'operations',
  handlers = [],
  ...options
}: StaffScreenOptions): StoryObj => ({
  parameters: { layout: 'fullscreen' },
  loaders: [mswLoader()],
  beforeEach: ({ msw, globals }) => {
    msw.use(
      ...handlers,
      respond(getStaffMe, { staff: memberOf(role ?? 'operations'), lock: unlocked }),
      respond(getStaffOrders, { orders: [...listedOrders], next: 512 }),
      respond(getStaffOrder, incidentDetail),
      respond(getDrawers, { drawers: [...drawers] }),
      respond(getStaffClaims, { claims: [] }),
      respond(getStoredOrders, { orders: [] }),
      respond(getCounterRefunds, { refunds: [] }),
      respond(getStaffOrderInvoices, { invoices: [] }),
      respond(getStaffInvoices, invoicePage),
      respond(getInvoiceChain, chain),
      respond(getStaffPasskeys, { passkeys: [...passkeys] }),
      respond(findCustomers, found),
      respond(openCustomer, openedCustomer),
      respond(getPickups, { days: pickupDays }),
      respond(getDeliveries, { days: deliveryDays }),
      respond(checkCoupon, (body) => priceCart(body as EndpointBody<typeof checkCoupon>)),
      catalogueHandler,
    )
    // The draft of a story is not that of the next one.
    dropDraft(openedCustomer.customer.id)
    const { documentElement } = document
    documentElement.lang = screenLanguage(globals).language
    // The switch shows the theme that the document has when it renders.
    documentElement.dataset.theme = String(globals.theme ?? 'light')
    if (role !== null) document.cookie = `${markerCookie}=story; Path=/`
    return removeMarker
  },
  render: (_args, { globals }) => <BackOffice language={screenLanguage(globals)} path={path} />,
  play: async (context) => {
    if (options.staysPending) await expectPending(context.canvasElement)
    else await expectLoaded(context.canvasElement)
    await options.play?.(context)
    await waitForQuietDom(context.canvasElement)
  },
})

type Screen = Omit<typeof orders, 'clientLoader'> & { readonly clientLoader: LoaderFunction }

const toRoute = ({ default: Component, ...route }: Screen) => ({
  Component,
  loader: route.clientLoader,
  middleware: route.clientMiddleware,
})

function BackOffice({ language, path }: { readonly language: ScreenLanguage; readonly path: string }) {
  const [store] = useState(createStore)
  const [i18n] = useState(() => createScreenI18n(language, { es, en }))
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: (
            <Shell>
              <Outlet />
            </Shell>
          ),
          hydrateFallbackElement: <></>,
          errorElement: (
            <Shell>
              <ErrorPage />
            </Shell>
          ),
          children: [
            { path: '/login', Component: login.default },
            { path: '/account', ...toRoute(account) },
            { path: '/counter', ...toRoute(counter) },
            { path: '/counter/new', ...toRoute(newOrder) },
            { path: '/counter/customers/new', ...toRoute(newCustomer) },
            { path: '/counter/customers/:id', ...toRoute(customer) },
            { path: '/counter/handover/:locator', ...toRoute(handover) },
            { path: '/drawer', ...toRoute(drawer) },
            { path: '/drawer/closing', ...toRoute(closing) },
            { path: '/incidents', ...toRoute(incidents) },
            { path: '/incidents/:id', ...toRoute(incident) },
            { path: '/orders', ...toRoute(orders) },
            { path: '/orders/:locator', ...toRoute(order) },
            { path: '/refunds', ...toRoute(refunds) },
            { path: '/invoices', ...toRoute(invoices) },
            { path: '/invoices/declaration', ...toRoute(declaration) },
            { path: '/withdrawals', ...toRoute(withdrawals) },
            { path: '/withdrawals/:id', ...toRoute(withdrawal) },
            { path: '/business', ...toRoute(business) },
            { path: '/business/price-lists', ...toRoute(priceLists) },
            { path: '/business/price-lists/:id', ...toRoute(priceList) },
            { path: '/business/:id', ...toRoute(company) },
            { path: '*', Component: notFound.default },
          ],
        },
      ],
      {
        initialEntries: [path],
        getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
        future: { v8_middleware: true },
      },
    ),
  )
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LinkProvider component={AppLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </Provider>
    </I18nextProvider>
  )
}
