import type { Address } from '@colada/domain/account/address'
import { deleteAddress } from '@colada/domain/account/address-contract'
import { toUser } from '@colada/domain/account/contract'
import { deleteUser, downloadMyData, getMyData } from '@colada/domain/account/personal-data-contract'
import {
  setAccountLanguage,
  setNotifications,
  updateBusiness,
  updateMe,
} from '@colada/domain/account/profile-contract'
import type { User } from '@colada/domain/account/user'
import { type Cents, fromEuros } from '@colada/domain/money/money'
import { getReferrals, getWallet } from '@colada/domain/promotions/contract'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { api } from '../../../platform/api/api.ts'
import { accountApi } from '../endpoints.ts'

/** What friends have brought to the customer. */
export interface Referrals {
  readonly friends: number
  readonly earned: Cents
  readonly available: Cents
}

/** A code of the customer with uses left. */
export interface WalletItem {
  readonly code: string
  /** Of the packs of a voucher; empty for a reward. */
  readonly name: string
  readonly kind: 'voucher' | 'reward'
  /** Discount of one use; 0 for a percentage. */
  readonly amount: Cents
  readonly percent: number
  /** `null` without a limit. */
  readonly usesLeft: number | null
  readonly maxUses: number | null
  /** Last day; `null` without expiry. */
  readonly expiresOn: CalendarDate | null
}

/** The data stored about the customer: the response without its status, which is also the file to download. */
export type MyData = Omit<EndpointResponse<typeof getMyData>, 'status'>

/** The optional messages as the customer chose them. */
export type MessageChoices = Pick<User, 'newsletter' | 'notifications'>

const toMyData = ({ generated_at, data }: EndpointResponse<typeof getMyData>): MyData => ({
  generated_at,
  data,
})

const flag = (value: boolean) => (value ? 1 : 0)

/** The customer's own data (spec 000 §2, Profile). */
const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation<User, EndpointBody<typeof updateMe>>({
      query: (body) => ({ endpoint: updateMe, body }),
      rawResponseSchema: updateMe.response,
      transformResponse: (response: EndpointResponse<typeof updateMe>) => toUser(response.user_info),
      invalidatesTags: (_, problem) => (problem ? [] : ['Me']),
    }),
    updateBusiness: build.mutation<User, EndpointBody<typeof updateBusiness>>({
      query: (body) => ({ endpoint: updateBusiness, body }),
      rawResponseSchema: updateBusiness.response,
      transformResponse: (response: EndpointResponse<typeof updateBusiness>) => toUser(response.user_info),
      invalidatesTags: (_, problem) => (problem ? [] : ['Me']),
    }),
    setAccountLanguage: build.mutation<void, Language>({
      query: (lang) => ({ endpoint: setAccountLanguage, body: { lang } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Me'],
    }),
    /** The switch changes at once, and back when the request fails. */
    setNotifications: build.mutation<void, MessageChoices>({
      query: ({ newsletter, notifications }) => ({
        endpoint: setNotifications,
        body: {
          newsletter: flag(newsletter),
          order_progress: { mail: flag(notifications.order_progress.mail) },
          referrals: { mail: flag(notifications.referrals.mail) },
        },
      }),
      transformResponse: () => undefined,
      onQueryStarted: async (choices, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          accountApi.util.updateQueryData('me', undefined, (me) => ({ ...me, ...choices })),
        )
        await queryFulfilled.catch(change.undo)
      },
    }),
    /** The session ends with the account, so nothing is fetched again. */
    deleteUser: build.mutation<void, User['id']>({
      query: (id) => ({ endpoint: deleteUser, params: { id } }),
      transformResponse: () => undefined,
    }),
    deleteAddress: build.mutation<void, Address['id']>({
      query: (id) => ({ endpoint: deleteAddress, params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: (_, problem) => (problem ? [] : ['Addresses', 'Me']),
    }),
    referrals: build.query<Referrals, void>({
      query: () => ({ endpoint: getReferrals }),
      rawResponseSchema: getReferrals.response,
      transformResponse: (response: EndpointResponse<typeof getReferrals>) => ({
        friends: response.friends,
        earned: fromEuros(response.earned),
        available: fromEuros(response.available),
      }),
      providesTags: ['Referrals'],
    }),
    wallet: build.query<readonly WalletItem[], void>({
      query: () => ({ endpoint: getWallet }),
      rawResponseSchema: getWallet.response,
      transformResponse: (response: EndpointResponse<typeof getWallet>) =>
        response.items.map((item) => ({
          code: item.code,
          name: item.name,
          kind: item.kind,
          amount: fromEuros(item.amount),
          percent: item.percent,
          usesLeft: item.uses_left,
          maxUses: item.max_uses,
          expiresOn: item.expires_on as CalendarDate | null,
        })),
      providesTags: ['Wallet'],
    }),
    /** Generated by every visit of its page. */
    myData: build.query<MyData, void>({
      query: () => ({ endpoint: getMyData }),
      rawResponseSchema: getMyData.response,
      transformResponse: toMyData,
      keepUnusedDataFor: 0,
      providesTags: ['Me'],
    }),
    downloadMyData: build.mutation<MyData, void>({
      query: () => ({ endpoint: downloadMyData }),
      rawResponseSchema: downloadMyData.response,
      transformResponse: toMyData,
    }),
  }),
})

export const {
  useUpdateMeMutation,
  useUpdateBusinessMutation,
  useSetAccountLanguageMutation,
  useSetNotificationsMutation,
  useDeleteUserMutation,
  useDeleteAddressMutation,
  useReferralsQuery,
  useWalletQuery,
  useLazyWalletQuery,
  useMyDataQuery,
  useDownloadMyDataMutation,
} = profileApi

/** Stores the language of the customer's mails outside of a component. */
export const storeAccountLanguage = (language: Language) =>
  profileApi.endpoints.setAccountLanguage.initiate(language)
