import type { getMe } from '@colada/domain/account/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'

/** A private customer as the API sends it. */
export const wireCustomer: EndpointResponse<typeof getMe>['user_info'] = {
  id: 7,
  first_name: 'Ana',
  last_name: 'Soto',
  email: 'ana@colada.example',
  phone: '600123123',
  birth_date: '1970-01-01',
  gender: 'other',
  lang: 'es',
  isB2B: '0',
  business_name: '',
  cif: '',
  bill_address: '',
  bill_location: '',
  bill_method: '',
  newsletter: 0,
  source_id: 110,
  personal_promo_code: 'ANA7K',
  share_m2m_string: { subject: 'Colada', text: '{code}' },
  has_orders: 0,
  on_account: 0,
  email_confirmed: 1,
  email_pending: '',
  has_password: 1,
  notifications: { order_progress: { mail: 1 }, referrals: { mail: 1 } },
}
