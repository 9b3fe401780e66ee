import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Paths of the back office are in English alone; its texts are in both languages. */
export default [
  index('screens/home.tsx'),
  route('login', 'screens/login.tsx'),
  route('account', 'screens/account.tsx'),
  route('counter', 'screens/counter.tsx'),
  route('counter/new', 'screens/new-order.tsx'),
  route('counter/customers/new', 'screens/new-customer.tsx'),
  route('counter/customers/:id', 'screens/customer.tsx'),
  route('counter/handover/:locator', 'screens/handover.tsx'),
  route('drawer', 'screens/drawer.tsx'),
  route('drawer/closing', 'screens/closing.tsx'),
  route('incidents', 'screens/incidents.tsx'),
  route('incidents/:id', 'screens/incident.tsx'),
  route('invoices', 'screens/invoices.tsx'),
  route('invoices/declaration', 'screens/declaration.tsx'),
  route('orders', 'screens/orders.tsx'),
  route('orders/:locator', 'screens/order.tsx'),
  route('refunds', 'screens/refunds.tsx'),
  route('withdrawals', 'screens/withdrawals.tsx'),
  route('withdrawals/:id', 'screens/withdrawal.tsx'),
  route('business', 'screens/business.tsx'),
  route('business/price-lists', 'screens/price-lists.tsx'),
  route('business/price-lists/:id', 'screens/price-list.tsx'),
  route('business/:id', 'screens/company.tsx'),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig
