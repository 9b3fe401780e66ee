import { Box, Heading, Hidden, Stack } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'
import { ZipChecker } from './zip-checker.tsx'

/** The zip check with a heading of its own, for pages about something else. Default export: it comes with a late view. */
export default function ZipBanner({ servicesHref }: { servicesHref: string }) {
  const { t } = useWords()
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
