import { problemText } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { mayUseEveryDrawer } from '@colada/domain/staff/rights'
import { Button, Callout, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useMeQuery } from '../../platform/session/me.ts'
import { useApproveDrawerMutation } from './endpoints.ts'

export interface WaitingNoticeProps {
  readonly drawer: WireDrawer
  readonly onCountAgain: () => void
}

/** The drawer waits for operations: who may approves it here, and everybody may count again. */
export function WaitingNotice({ drawer: { id }, onCountAgain }: WaitingNoticeProps) {
  const { t } = useTranslation(['drawer', 'common'])
  const keyOf = useAttemptKey()
  const { data: me } = useMeQuery()
  const [approve, { isLoading, error }] = useApproveDrawerMutation()
  const mayApprove = me !== undefined && mayUseEveryDrawer(me)
  return (
    <Stack gap="sm">
      <Callout
        tone="warning"
        live="status"
        title={t('drawer:closing.waitingTitle')}
        actions={
          <>
            {mayApprove && (
              <Button
                loading={isLoading}
                loadingLabel={t('drawer:busy')}
                onClick={() => void approve({ id, key: keyOf(id) })}
              >
                {t('drawer:closing.approve')}
              </Button>
            )}
            <Button tone="neutral" appearance="outline" onClick={onCountAgain}>
              {t('drawer:closing.again')}
            </Button>
          </>
        }
      >
        {t(mayApprove ? 'drawer:closing.approveText' : 'drawer:closing.waitingText')}
      </Callout>
      {error && (
        <Callout tone="danger" live="alert">
          {problemText(error, t)}
        </Callout>
      )}
    </Stack>
  )
}
