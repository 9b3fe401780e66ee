import common from '@colada/client/locales/en/common.json'
import business from './en/business.json'
import camera from './en/camera.json'
import counter from './en/counter.json'
import drawer from './en/drawer.json'
import incidents from './en/incidents.json'
import invoices from './en/invoices.json'
import orders from './en/orders.json'
import session from './en/session.json'
import shell from './en/shell.json'
import withdrawals from './en/withdrawals.json'

/** All English messages by namespace, for stories and tests; the browser loads each file. */
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
