import { Button } from '@colada/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnFound } from './camera-dialog.tsx'

const CameraDialog = lazy(() => import('./camera-dialog.tsx'))

/** Scans a label with the camera, in browsers that have access to one. All that it needs is loaded on a click. */
export function ScanButton({ onFound }: { readonly onFound: OnFound }) {
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
          <CameraDialog onClose={() => setOpen(false)} onFound={onFound} />
        </Suspense>
      )}
    </>
  )
}
