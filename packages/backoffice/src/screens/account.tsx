import { roles } from '@colada/domain/wire/access'
import { Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { Passkeys } from '../features/session/passkeys.tsx'
import { SetPinForm } from '../features/session/set-pin-form.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(roles)]

/** Middleware runs for routes with a loader; the passkeys are loaded by their query. */
export const clientLoader = () => null

export default function Account() {
  const { t } = useTranslation(['session', 'shell'])
  return (
    <Container width="form">
      <title>{`${t('session:account')} | ${t('shell:name')}`}</title>
      <Stack gap="lg">
        <Heading level={1} size="title2">
          {t('session:account')}
        </Heading>
        <Heading level={2} size="title3">
          {t('session:pin.title')}
        </Heading>
        <SetPinForm />
        <Heading level={2} size="title3">
          {t('session:passkeys.title')}
        </Heading>
        <Passkeys />
      </Stack>
    </Container>
  )
}
