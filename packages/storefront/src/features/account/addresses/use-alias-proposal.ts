import type { AddressForm } from '@colada/domain/account/address-rules'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAddressesQuery, useMeQuery } from '../endpoints.ts'

/** Proposes the name of a new address: "Home", then "Work"; of a company the other way round (decisions: Buying). */
export function useAliasProposal(
  { getValues, setValue }: Pick<UseFormReturn<AddressForm>, 'getValues' | 'setValue'>,
  isNew: boolean,
): void {
  const { t } = useTranslation('account')
  const { data: addresses, isLoading } = useAddressesQuery(undefined, { skip: !isNew })
  const { data: me, isLoading: isMeLoading } = useMeQuery(undefined, { skip: !isNew })
  const names = [t('account:alias.home'), t('account:alias.work')]
  if (me?.isBusiness) names.reverse()
  const proposal = names.find((name) => !addresses?.some(({ alias }) => alias === name)) ?? ''
  const isReady = isNew && !isLoading && !isMeLoading
  useEffect(() => {
    if (isReady && getValues('alias') === '') setValue('alias', proposal)
  }, [isReady, proposal, getValues, setValue])
}
