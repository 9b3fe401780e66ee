import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { type RegistrationKind, RegistrationTabs } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'

const BusinessRegisterForm = lazyWithRetry(() => import('./business-register-form.tsx'))

export interface RegistrationFormsProps extends RegisterFormProps {
  readonly kind: RegistrationKind
  readonly onKindChange: (kind: RegistrationKind) => void
}

/** Registration as a private customer or as a business, in tabs (spec 000 §2). */
export function RegistrationForms({ kind, onKindChange, onRegistered }: RegistrationFormsProps) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <RegistrationTabs
      label={t('account:register.kind')}
      labels={{ private: t('account:register.private'), business: t('account:register.business') }}
      panels={{
        private: <RegisterForm onRegistered={onRegistered} />,
        business: (
          <Suspense fallback={<FormSkeleton label={t('common:calls.loading')} fields={10} />}>
            <BusinessRegisterForm onRegistered={onRegistered} />
          </Suspense>
        ),
      }}
      value={kind}
      onChange={onKindChange}
    />
  )
}
