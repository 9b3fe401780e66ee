import { problemText } from '@colada/client/api/problem-text'
import type { Address } from '@colada/domain/account/address'
import { AlertDialog, MessageDialog } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices/notices.ts'
import { useDeleteAddressMutation } from '../profile/profile-endpoints.ts'

interface Props {
  /** The address to delete; `undefined` closes the question. */
  readonly address: Address | undefined
  readonly onClose: () => void
}

/** Asks, and deletes an address. The API refuses while an open order uses it, and says why. */
export function DeleteAddress({ address, onClose }: Props) {
  const { t } = useTranslation(['common', 'profile'])
  const [send] = useDeleteAddressMutation()
  const [refusal, setRefusal] = useState<string>()

  const remove = async (id: Address['id']) => {
    const { error } = await send(id)
    if (error) setRefusal(problemText(error, t))
    else notify({ key: 'profile:addresses.removed', tone: 'success', duration: 'snackbar' })
  }

  return (
    <>
      <AlertDialog
        open={address !== undefined}
        onOpenChange={(open) => !open && onClose()}
        tone="danger"
        title={t('profile:addresses.removeTitle', { alias: address?.alias })}
        description={
          address &&
          t('profile:addresses.removeText', {
            street: address.line1,
            number: address.line2,
            city: address.city,
          })
        }
        cancelLabel={t('profile:addresses.keep')}
        confirmLabel={t('profile:addresses.removeConfirm')}
        onConfirm={() => address && void remove(address.id)}
      />
      <MessageDialog
        open={refusal !== undefined}
        onClose={() => setRefusal(undefined)}
        title={t('profile:addresses.notRemoved')}
        description={refusal}
        closeLabel={t('profile:addresses.close')}
      />
    </>
  )
}
