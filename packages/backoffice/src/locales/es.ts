import common from '@colada/client/locales/es/common.json'
import business from './es/business.json'
import camera from './es/camera.json'
import counter from './es/counter.json'
import drawer from './es/drawer.json'
import incidents from './es/incidents.json'
import invoices from './es/invoices.json'
import orders from './es/orders.json'
import session from './es/session.json'
import shell from './es/shell.json'
import withdrawals from './es/withdrawals.json'

/** All Spanish messages by namespace, for stories and tests; the browser loads each file. */
export const messages = {
  business,
  camera,
  common,
  counter,
  drawer,
  incidents,
  invoices,
  orders,
  session,
  shell,
  withdrawals,
}
