import { useLanguage } from '@colada/client/language/use-language'
import type { RichTextLine } from '@colada/domain/content/rich-text'
import { FlashMessage } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { ShopNotice as Notice } from '../../platform/catalogue/notice.ts'
import { RichText } from '../../platform/format/rich-text.tsx'
import { saveChoice } from '../../platform/privacy/saved-choices.ts'
import { closedNoticeKey } from '../../platform/store/storage-keys.ts'
import * as styles from '../shell.css.ts'

/**
 * The notice of operations to all customers, with its subheader (spec 001 §7, `flash_message`). A customer who closes it
 * does not see it again: the theme script hides it before the first paint.
 */
export function ShopNotice({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { message, subheader } = notice.texts[language]
  if (message.length === 0) return null
  const close = () => {
    // If it may not be saved, it is shown again with the next document.
    saveChoice(closedNoticeKey, notice.id)
    delete document.documentElement.dataset.notice
  }
  return (
    <div className={styles.noticeOnly}>
      <FlashMessage
        tone="info"
        label={t('shell:flash.notice')}
        text={<Lines lines={message} />}
        {...(subheader.length > 0 && { detail: <Lines lines={subheader} /> })}
        dismiss={{ label: t('shell:flash.close'), onClick: close }}
      />
    </div>
  )
}

const Lines = ({ lines }: { readonly lines: readonly RichTextLine[] }) =>
  lines.map((line, index) => (
    // Lines are never reordered: the notice is one text.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {index > 0 && <br />}
      <RichText line={line} />
    </span>
  ))
