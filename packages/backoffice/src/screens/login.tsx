import { Card, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LogIn } from '../features/session/log-in.tsx'
import { pageAfterLogin } from '../platform/paths.ts'

export default function Login() {
  const { t } = useTranslation(['session', 'shell'])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Container width="form">
      <title>{`${t('session:title')} | ${t('shell:name')}`}</title>
      <Card padding="large">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('session:title')}
          </Heading>
          <LogIn onSignedIn={() => void navigate(pageAfterLogin(search), { replace: true })} />
        </Stack>
      </Card>
    </Container>
  )
}
