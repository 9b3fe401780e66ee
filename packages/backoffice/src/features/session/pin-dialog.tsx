import { Button, DialogContent, DialogRoot } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { pinDialog } from '../../platform/session/pin-requests.ts'
import { pinAnswered, selectIsPinAsked } from '../../platform/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store.ts'
import { PinForm } from './pin-form.tsx'

/** Asks for the PIN that a request needs, and sends it again with it. */
export function PinDialog() {
  const { t } = useTranslation(['session', 'common'])
  const dispatch = useAppDispatch()
  const isAsked = useAppSelector(selectIsPinAsked)
  const answer = (fields: object | null) => {
    dispatch(pinAnswered())
    pinDialog.answer(fields)
  }
  return (
    <DialogRoot open={isAsked} onOpenChange={(isOpen) => !isOpen && answer(null)}>
      <DialogContent
        size="small"
        title={t('session:pin.ask')}
        description={t('session:pin.text')}
        closeLabel={t('common:calls.close')}
      >
        <PinForm
          label={t('session:pin.ask')}
          submitLabel={t('session:pin.confirm')}
          onSubmit={(pin) => answer({ pin })}
        >
          <Button appearance="plain" fullWidth onClick={() => answer(null)}>
            {t('session:back')}
          </Button>
        </PinForm>
      </DialogContent>
    </DialogRoot>
  )
}
