import { allowOnly, mergeMetadata, readList, readText, type Form } from './form.ts'
import { newId } from './identifiers.ts'
import { resourceMissing } from './provider-error.ts'
import type { Provider } from './provider.ts'
import type { Customer } from './records.ts'

const fields = ['email', 'name', 'phone', 'description', 'metadata', 'preferred_locales', 'address'] as const

export function createCustomer(provider: Provider, form: Form): Customer {
  allowOnly(form, fields)
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    created: provider.now(),
    description: readText(form, 'description') ?? null,
    email: readText(form, 'email') ?? null,
    livemode: false,
    metadata: mergeMetadata({}, form),
    name: readText(form, 'name') ?? null,
    phone: readText(form, 'phone') ?? null,
    preferred_locales: readList(form, 'preferred_locales'),
  }
  provider.announce('customer.created', customer)
  return provider.customers.put(customer)
}

/** @throws ProviderError 404 when it does not exist or was deleted. */
export function customerById(provider: Provider, id: string): Customer {
  const customer = provider.customers.get(id)
  if (!customer || customer.deleted) throw resourceMissing('customer', id, 'customer')
  return customer
}

export function updateCustomer(provider: Provider, id: string, form: Form): Customer {
  allowOnly(form, fields)
  const customer = customerById(provider, id)
  const text = (name: 'description' | 'email' | 'name' | 'phone') =>
    name in form ? (readText(form, name) ?? null) : customer[name]
  return provider.customers.put({
    ...customer,
    description: text('description'),
    email: text('email'),
    name: text('name'),
    phone: text('phone'),
    metadata: mergeMetadata(customer.metadata, form),
  })
}

/** Deletes a customer and detaches their cards. */
export function deleteCustomer(
  provider: Provider,
  id: string,
): { id: string; object: 'customer'; deleted: true } {
  const customer = customerById(provider, id)
  for (const method of provider.methods.list((each) => each.customer === id)) {
    provider.methods.put({ ...method, customer: null })
  }
  provider.customers.put({ ...customer, deleted: true })
  return { id, object: 'customer', deleted: true }
}
