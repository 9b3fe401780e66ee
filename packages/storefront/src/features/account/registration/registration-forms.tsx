import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { type RegistrationKind, RegistrationTabs } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../platform/store/hooks.ts'
import { selectStaff } from '../../../platform/store/session-slice.ts'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'

const BusinessRegisterForm = lazyWithRetry(() => import('./business-register-form.tsx'))

// Loaded in store mode only.
const StoreRegisterForm = lazyWithRetry(() => import('./store-register-form.tsx'))
const StoreBusinessRegisterForm = lazyWithRetry(() => import('./store-business-register-form.tsx'))

export interface RegistrationFormsProps extends RegisterFormProps {
  readonly kind: RegistrationKind
  readonly onKindChange: (kind: RegistrationKind) => void
}

/** Registration as a private customer or as a business, in tabs (spec 000 §2); in store mode without a password (§5). */
export function RegistrationForms({ kind, onKindChange, onRegistered }: RegistrationFormsProps) {
  const { t } = useTranslation(['account', 'common'])
  const isStaff = useAppSelector(selectStaff)
  const Private = isStaff ? StoreRegisterForm : RegisterForm
  const Business = isStaff ? StoreBusinessRegisterForm : BusinessRegisterForm
  const loading = t('common:calls.loading')
  return (
    <RegistrationTabs
      label={t('account:register.kind')}
      labels={{ private: t('account:register.private'), business: t('account:register.business') }}
      panels={{
        private: (
          <Suspense fallback={<FormSkeleton label={loading} fields={7} />}>
            <Private onRegistered={onRegistered} />
          </Suspense>
        ),
        business: (
          <Suspense fallback={<FormSkeleton label={loading} fields={10} />}>
            <Business onRegistered={onRegistered} />
          </Suspense>
        ),
      }}
      value={kind}
      onChange={onKindChange}
    />
  )
}
