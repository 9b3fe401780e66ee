import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { WhenVisible } from '../../platform/browser/when-visible.tsx'
import type { ContactFormProps } from './contact-form.tsx'

const Form = lazyWithRetry<ContactFormProps>(async () => ({
  default: (await import('./contact-form.tsx')).ContactForm,
}))

/** A contact form of any page. Its code is loaded when it is near the viewport; without scripts the page says so. */
export function LazyContactForm(props: ContactFormProps) {
  const { t } = useTranslation('contact')
  return (
    <>
      <noscript>
        <Text>{t('contact:unscripted')}</Text>
      </noscript>
      <WhenVisible fallback={<FormSkeleton label={t('contact:loading')} fields={5} />}>
        <Form {...props} />
      </WhenVisible>
    </>
  )
}
