import { FlashMessage } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '../../platform/language/messages.ts'
import * as styles from '../shell.css.ts'

export interface FlashViewProps {
  readonly message: MessageKey
  readonly onClose: () => void
}

/** The message of a redirect. */
export default function FlashView({ message, onClose }: FlashViewProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.flash}>
      <FlashMessage
        tone="info"
        label={t('shell:flash.label')}
        text={t(message)}
        dismiss={{ label: t('shell:close'), onClick: onClose }}
      />
    </div>
  )
}
