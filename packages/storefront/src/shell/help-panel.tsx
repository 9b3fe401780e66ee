import { useLanguage } from '@colada/client/language/use-language'
import { QuestionIcon, StickyHelp } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useContactMethods } from '../features/contact/use-contact-methods.tsx'
import { pageItem } from './header/navigation.ts'

/** The ways to reach the shop, opened. */
export default function HelpPanel() {
  const { t } = useTranslation(['contact', 'shell'])
  const language = useLanguage()
  const methods = useContactMethods()
  const faq = pageItem('Faq', t, language)
  return (
    <StickyHelp
      defaultOpen
      label={t('shell:help')}
      text={t('contact:ways.title')}
      methods={faq ? [...methods, { ...faq, icon: <QuestionIcon /> }] : methods}
    />
  )
}
