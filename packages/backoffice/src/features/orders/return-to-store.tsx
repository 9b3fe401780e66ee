import { stores } from '@colada/domain/coverage/stores'
import { Button, Callout, Inline, Select, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveReturnMutation } from './return-endpoints.ts'
import { ReturnProblem } from './return-problem.tsx'

export interface ReturnToStoreProps {
  readonly locator: string
  readonly version: number
  /** Where the garments are to be collected; null while a van brings them. */
  readonly storeId: number | null
}

/** Changes the return of a cancelled order to a store, or to another one. */
export function ReturnToStore({ locator, version, storeId }: ReturnToStoreProps) {
  const { t } = useTranslation(['orders', 'drawer'])
  const others = stores.filter(({ id }) => id !== storeId)
  const [chosenId, setChosenId] = useState<number>()
  const chosen = others.find(({ id }) => id === chosenId) ?? others[0]!
  const [move, { isLoading, isSuccess, error }] = useMoveReturnMutation()
  return (
    <Stack gap="sm">
      {isSuccess && (
        <Callout tone="success" live="status">
          {t('orders:return.moved')}
        </Callout>
      )}
      <ReturnProblem error={error} />
      <Select
        label={t('orders:return.store')}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(chosen.id)}
        onChange={({ target }) => setChosenId(Number(target.value))}
      />
      <Inline>
        <Button
          appearance="outline"
          loading={isLoading}
          loadingLabel={t('drawer:busy')}
          onClick={() => void move({ locator, version, storeId: chosen.id })}
        >
          {t('orders:return.move')}
        </Button>
      </Inline>
    </Stack>
  )
}
