import type { ApiError } from '@colada/client/api/base-query'
import { problemText } from '@colada/client/api/problem-text'
import { Button, Callout, DialogContent, DialogRoot, Inline, Spinner, Stack, Text } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TagVideo } from './tag-video.tsx'
import { useCamera } from './use-camera.ts'

/** Gets the text of a label, as a keyboard scanner types it; returns why it opens nothing. */
export type OnFound = (text: string) => Promise<'unknown' | ApiError | SerializedError | undefined>

export interface CameraDialogProps {
  readonly onClose: () => void
  readonly onFound: OnFound
}

/** Shows the picture of the camera until a bar code is read that opens something. */
export default function CameraDialog({ onClose, onFound }: CameraDialogProps) {
  const { t } = useTranslation(['camera', 'common'])
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<string>()
  const open = async (text: string) => {
    const problem = await onFound(text)
    if (problem === undefined) onClose()
    else setFailed(problem === 'unknown' ? t('camera:unknown', { text }) : problemText(problem, t))
  }
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t('camera:title')} closeLabel={t('common:calls.close')}>
        {failed === undefined ? (
          <Camera key={attempt} onFound={(text) => void open(text)} onRetry={() => setAttempt(attempt + 1)} />
        ) : (
          <Callout
            tone="warning"
            live="alert"
            actions={<Button onClick={() => setFailed(undefined)}>{t('camera:again')}</Button>}
          >
            {failed}
          </Callout>
        )}
      </DialogContent>
    </DialogRoot>
  )
}

interface CameraProps {
  readonly onFound: (text: string) => void
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
