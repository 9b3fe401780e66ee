import { Box, Heading, Hidden, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { ZipChecker } from './zip-checker.tsx'

/** The zip check with a heading, for pages about another subject. */
export default function ZipBanner({ servicesHref }: { servicesHref: string }) {
  const { t } = useTranslation('coverage')
  return (
    <Hidden where="unscripted">
      <Box as="section" padding="lg" surface="sunken" radius="card" aria-labelledby="zip">
        <Stack gap="md">
          <Heading level={2} size="title3" id="zip">
            {t('coverage:zip.title')}
          </Heading>
          <ZipChecker servicesHref={servicesHref} />
        </Stack>
      </Box>
    </Hidden>
  )
}
