import { wireAddress } from '@colada/domain/account/address-contract'
import { wireUser } from '@colada/domain/account/contract'
import { wireCartItem } from '@colada/domain/cart/contract'
import { wireOrder, wireOrderLeg } from '@colada/domain/orders/wire-order'
import { wirePrices } from '@colada/domain/promotions/contract'
import { wireDay, wireHold } from '@colada/domain/schedule/contract'
import { failureSchema, statusSchema } from '@colada/domain/wire/status'
import * as z from 'zod/mini'

/**
 * Schemas of several endpoints by their names in the OpenAPI document, which then refers to them. Each is listed twice:
 * as it is sent in responses, and with `Input` after its name as it is accepted in requests.
 */
export const sharedSchemas = z
  .registry<{ id: string }>()
  .add(wireAddress, { id: 'Address' })
  .add(wireCartItem, { id: 'CartItem' })
  .add(wireDay, { id: 'Day' })
  .add(failureSchema, { id: 'Failure' })
  .add(wireHold, { id: 'Hold' })
  .add(wireOrder, { id: 'Order' })
  .add(wireOrderLeg, { id: 'OrderLeg' })
  .add(wirePrices, { id: 'Prices' })
  .add(statusSchema, { id: 'Status' })
  .add(wireUser, { id: 'User' })
