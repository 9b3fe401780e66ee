import { useTranslation } from 'react-i18next'
import { LeaveDialog } from '../../../platform/routes/leave-dialog.tsx'

interface Props {
  readonly isDirty: boolean
  /** Read at a navigation: saving navigates before the form has rendered again. */
  readonly isSaved: () => boolean
}

/** Asks before a navigation discards changes of the customer's data. */
export function LeaveEdit({ isDirty, isSaved }: Props) {
  const { t } = useTranslation('profile')
  return (
    <LeaveDialog
      title={t('profile:edit.leaveTitle')}
      text={isDirty ? t('profile:edit.leaveText') : undefined}
      shouldBlock={() => !isSaved()}
      stayLabel={t('profile:edit.stay')}
      leaveLabel={t('profile:edit.leave')}
      blocksUnload={false}
    />
  )
}
