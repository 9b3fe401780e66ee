import { Button, Callout, DialogContent, DialogRoot, Inline, Spinner, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TagVideo } from './tag-video.tsx'
import { useCamera } from './use-camera.ts'

export interface CameraDialogProps {
  readonly onClose: () => void
  readonly onFound: (text: string) => void
}

/** Shows the picture of the camera until a bar code is read. */
export default function CameraDialog({ onClose, onFound }: CameraDialogProps) {
  const { t } = useTranslation(['camera', 'common'])
  const [attempt, setAttempt] = useState(0)
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('camera:title')} closeLabel={t('common:calls.close')}>
        <Camera key={attempt} onFound={onFound} onRetry={() => setAttempt(attempt + 1)} />
      </DialogContent>
    </DialogRoot>
  )
}

interface CameraProps extends Pick<CameraDialogProps, 'onFound'> {
  readonly onRetry: () => void
}

/** One attempt to open the camera and to read from it. */
function Camera({ onFound, onRetry }: CameraProps) {
  const { t } = useTranslation(['camera', 'common'])
  const { stream, problem, report } = useCamera()
  if (problem)
    return (
      <Callout
        tone="warning"
        live="alert"
        title={t(`camera:${problem}.title`)}
        actions={<Button onClick={onRetry}>{t('common:calls.retry')}</Button>}
      >
        {t(`camera:${problem}.text`)}
      </Callout>
    )
  if (!stream)
    return (
      <Inline gap="sm">
        <Spinner />
        <Text role="status">{t('camera:asking')}</Text>
      </Inline>
    )
  return (
    <Stack gap="sm">
      <Text role="status">{t('camera:reading')}</Text>
      <TagVideo stream={stream} label={t('camera:picture')} onFound={onFound} onFailed={report} />
    </Stack>
  )
}
