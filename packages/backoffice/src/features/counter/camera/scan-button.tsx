import { Button } from '@colada/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const CameraDialog = lazy(() => import('./camera-dialog.tsx'))

export interface ScanButtonProps {
  /** Gets the text of a label, as a keyboard scanner types it. */
  readonly onFound: (text: string) => void
}

/** Scans a label with the camera, in browsers that have access to one. All that it needs is loaded on a click. */
export function ScanButton({ onFound }: ScanButtonProps) {
  const { t } = useTranslation('counter')
  const [isOpen, setOpen] = useState(false)
  // Browsers without cameras, and pages without HTTPS.
  if (!('mediaDevices' in navigator)) return null
  return (
    <>
      <Button size="small" tone="neutral" appearance="outline" onClick={() => setOpen(true)}>
        {t('counter:scan')}
      </Button>
      {isOpen && (
        <Suspense>
          <CameraDialog
            onClose={() => setOpen(false)}
            onFound={(text) => {
              setOpen(false)
              onFound(text)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
