import { createHmac, timingSafeEqual } from 'node:crypto'
import { isStoreId } from '@colada/domain/coverage/stores'
import { TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import { mayUseStaffProcesses, mayWorkAt } from '@colada/domain/staff/rights'
import { STORE_LINK_LIFETIME_MS, type StoreLink, storeLinkQuery } from '@colada/domain/staff/store-link'
import { lt } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { findMember } from './repository.ts'
import { usedStoreLinks } from './tables.ts'

interface LinkContext {
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** The customer of a link has lower-case letters in every signature. */
const normalize = (link: StoreLink): StoreLink => ({ ...link, email: link.email.trim().toLowerCase() })

/** Returns the query of a link that opens store mode once within five minutes (decisions: Store mode). */
export function newStoreLink(given: StoreLink, { pepper, now }: LinkContext): string {
  const link = normalize(given)
  // The clock has fractions of a millisecond.
  const expiresAt = String(Math.floor(now) + STORE_LINK_LIFETIME_MS)
  return storeLinkQuery(link, `${expiresAt}.${signatureOf(link, expiresAt, pepper)}`)
}

/**
 * Checks a link and uses it up: its signature, its expiry, and that the member may still act at the store.
 * @throws ApiError `storeModeRefused`, alike for every reason
 */
export async function useStoreLink(
  tx: Executor,
  given: StoreLink,
  security: string,
  { pepper, now }: LinkContext,
): Promise<StoreLink> {
  const link = normalize(given)
  const [expiresAt = '', signature = ''] = security.split('.')
  const isGenuine = isSame(signature, signatureOf(link, expiresAt, pepper)) && Number(expiresAt) > now
  if (!isGenuine || !isStoreId(link.storeId) || !(await mayAct(tx, link)))
    throw new ApiError('storeModeRefused')
  const first = await tx
    .insert(usedStoreLinks)
    .values({ signature, expiresAt: new Date(Number(expiresAt)) })
    .onConflictDoNothing()
    .returning({ signature: usedStoreLinks.signature })
  if (first.length === 0) throw new ApiError('storeModeRefused')
  return link
}

/** Deletes links that have expired: they are refused without their row. */
export async function deleteStoreLinksBefore(executor: Executor, at: Date): Promise<void> {
  await executor.delete(usedStoreLinks).where(lt(usedStoreLinks.expiresAt, at))
}

/** Whether a member takes orders at a store; the technical member does at every one. */
async function mayAct(tx: Executor, { staffId, storeId }: StoreLink): Promise<boolean> {
  if (staffId === TECHNICAL_STAFF_ID) return true
  const member = await findMember(tx, staffId)
  return (
    member !== undefined &&
    mayWorkAt(member, storeId) &&
    mayUseStaffProcesses({
      kind: 'staff',
      staffId,
      sessionId: 0,
      roles: member.roles,
      storeId,
      userId: null,
      isBusiness: false,
    })
  )
}

/** The prefix keeps this use of the pepper apart from the others. */
function signatureOf(link: StoreLink, expiresAt: string, pepper: string): string {
  const content = storeLinkQuery(link, expiresAt)
  return createHmac('sha256', pepper).update(`store mode ${content}`).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
