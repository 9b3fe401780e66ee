import type { Executor } from '../database/connection.ts'
import type { CardGateway, SavedCard } from '../gateways/cards.ts'
import { ApiError } from '../plugins/errors.ts'
import { findProviderCustomer } from './provider-customers.ts'

/** Returns the customer's saved cards. */
export async function listCards(
  executor: Executor,
  cards: CardGateway,
  userId: number,
): Promise<SavedCard[]> {
  const customer = await findProviderCustomer(executor, userId)
  return customer?.providerId ? cards.listCards(customer.providerId) : []
}

/** @throws ApiError `invalid` for a card that the customer has not saved: unknown, removed, or another customer's. */
export async function checkCard(
  executor: Executor,
  cards: CardGateway,
  userId: number,
  cardId: string,
): Promise<void> {
  const saved = await listCards(executor, cards, userId)
  if (!saved.some(({ id }) => id === cardId))
    throw new ApiError('invalid', { errors: { payment_method_id: ['card-unknown'] } })
}

/** Removes a saved card; returns false when the customer has no such card. */
export async function removeCard(
  executor: Executor,
  cards: CardGateway,
  userId: number,
  cardId: string,
): Promise<boolean> {
  const customer = await findProviderCustomer(executor, userId)
  return customer?.providerId ? cards.removeCard(customer.providerId, cardId) : false
}
