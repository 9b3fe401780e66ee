import { useLanguage } from '@colada/client/language/use-language'
import { type ContactType, contactTypes } from '@colada/domain/contact/contact-types'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { routePath } from '@colada/domain/routes/route-path'
import { Box, Container, Heading, Select, Sidebar, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactWays } from '../../features/contact/contact-ways.tsx'
import { LazyContactForm } from '../../features/contact/lazy-contact-form.tsx'
import { StoreSection } from '../../features/coverage/lazy-store-section.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['contact'], help: 'none' }

/** All contact forms, the other ways to reach the shop, and its stores (spec 000 §2, Contact forms, Store selector). */
export default function ContactScreen() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  const goTo = useGoTo()
  const [type, setType] = useState<ContactType>('hello')
  const hours = serviceTerms.supportHours
  return (
    <Container>
      <ScreenHead title={t('contact:title')} description={t('contact:description', { hours })} listed />
      <Box paddingBlock="xl">
        <Stack gap="section">
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={1} size="title2">
                {t('contact:title')}
              </Heading>
              <Text tone="secondary">{t('contact:intro', { hours })}</Text>
            </Stack>
            <Sidebar side="end">
              <Stack gap="md">
                <Select
                  label={t('contact:subjectOfMessage')}
                  value={type}
                  onChange={({ target }) => setType(target.value as ContactType)}
                  options={contactTypes.map((value) => ({
                    value,
                    label: t(`contact:types.${value}.option`),
                  }))}
                />
                <LazyContactForm
                  type={type}
                  {...(type === 'empresa' && {
                    onSent: () => goTo(routePath(language, 'PeticionEnviadaBusiness')),
                  })}
                />
              </Stack>
              <ContactWays />
            </Sidebar>
          </Stack>
          <StoreSection shows="chosen" />
        </Stack>
      </Box>
    </Container>
  )
}
