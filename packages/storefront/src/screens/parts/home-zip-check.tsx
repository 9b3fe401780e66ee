import { Container } from '@colada/ui'
import { ZipBanner } from '../../features/coverage/zip-banner.tsx'

/** Home's zip check. */
export default function HomeZipCheck({ servicesHref }: { servicesHref: string }) {
  return (
    <Container>
      <ZipBanner servicesHref={servicesHref} />
    </Container>
  )
}
