import { broadcast, onBroadcast } from '@colada/client/browser/broadcast'
import {
  lockStaffSession,
  recordStaffActivity,
  setStaffPin,
  unlockStaff,
  type WireLock,
} from '@colada/domain/staff/contract'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'
import { lockRead } from '../../platform/session/session-slice.ts'

const lockChannel = 'colada-staff-lock'
const thisTab = crypto.randomUUID()

/** Subscribes to locking and unlocking in other tabs. Returns an unsubscribe function. */
export function onLockChanged(listener: () => void): () => void {
  return onBroadcast(lockChannel, (tab) => tab !== thisTab && listener())
}

interface Started {
  readonly dispatch: (action: ReturnType<typeof lockRead>) => unknown
  readonly queryFulfilled: Promise<{ readonly data: WireLock }>
}

const toLock = ({ lock }: { readonly lock: WireLock }) => lock

async function keepLock(_: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
  const result = await queryFulfilled.catch(() => null)
  if (result) dispatch(lockRead(result.data))
}

async function keepAndAnnounce(_: unknown, started: Started): Promise<void> {
  await keepLock(_, started)
  broadcast(lockChannel, thisTab)
}

const lockApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordActivity: build.mutation<WireLock, void>({
      query: () => ({ endpoint: recordStaffActivity }),
      rawResponseSchema: recordStaffActivity.response,
      transformResponse: toLock,
      onQueryStarted: keepLock,
    }),
    lockSession: build.mutation<WireLock, void>({
      query: () => ({ endpoint: lockStaffSession }),
      rawResponseSchema: lockStaffSession.response,
      transformResponse: toLock,
      onQueryStarted: keepAndAnnounce,
    }),
    unlock: build.mutation<WireLock, EndpointBody<typeof unlockStaff>>({
      query: (body) => ({ endpoint: unlockStaff, body }),
      rawResponseSchema: unlockStaff.response,
      transformResponse: toLock,
      onQueryStarted: keepAndAnnounce,
    }),
    setPin: build.mutation<WireLock, EndpointBody<typeof setStaffPin>>({
      query: (body) => ({ endpoint: setStaffPin, body }),
      rawResponseSchema: setStaffPin.response,
      transformResponse: toLock,
      onQueryStarted: keepLock,
    }),
  }),
})

export const { useLockSessionMutation, useRecordActivityMutation, useSetPinMutation, useUnlockMutation } =
  lockApi
