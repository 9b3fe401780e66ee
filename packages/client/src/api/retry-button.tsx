import { Button } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useWhenOnline } from '../browser/use-when-online.ts'

/** Repeats what failed; so does the browser's return to the network. Not for what is binding, such as an order. */
export function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('common')
  const retry = () => void onRetry()
  useWhenOnline(retry)
  return <Button onClick={retry}>{t('common:calls.retry')}</Button>
}
