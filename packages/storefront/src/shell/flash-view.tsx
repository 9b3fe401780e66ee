import { FlashMessage } from '@colada/ui'
import type { WordKey } from '../platform/language/keys.ts'
import { useWords } from '../platform/language/words.tsx'
import * as styles from './shell.css.ts'

export interface FlashViewProps {
  readonly message: WordKey
  readonly onClose: () => void
}

/** What a redirect had to say. Default export: it comes only where one had. */
export default function FlashView({ message, onClose }: FlashViewProps) {
  const { t } = useWords()
  return (
    <div className={styles.flash}>
      <FlashMessage
        tone="info"
        label={t('shell:flash.label')}
        text={t(message)}
        dismiss={{ label: t('shell:close'), onPress: onClose }}
      />
    </div>
  )
}
