import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Features, Grid, Heading, Prose, Stack, Steps, TextLink } from '@colada/ui'
import { PageBlocks, type PageParts } from './page-blocks.tsx'
import type { PageSection } from './page-schema.ts'

interface SectionProps {
  readonly section: PageSection
  readonly parts: PageParts
}

interface PageSectionsProps {
  readonly sections: readonly PageSection[]
  readonly parts: PageParts
}

/** The sections of a page that is no legal text. */
export function PageSections({ sections, parts }: PageSectionsProps) {
  return sections.map((section) => {
    const Section = section.features ? FeatureSection : TextSection
    return <Section key={section.id} section={section} parts={parts} />
  })
}

/** The heading is beside the text on wide screens, and above a wide body. */
function TextSection({ section: { id, title, wide, body, guide }, parts }: SectionProps) {
  const titleId = `${id}-title`
  return (
    <Stack as="section" gap="xl" id={id} aria-labelledby={titleId}>
      <Grid gap="md" columns={{ base: 1, lg: wide ? 1 : 2 }}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {wide ? (
          <Stack gap="md">
            <PageBlocks blocks={body} parts={parts} />
          </Stack>
        ) : (
          <Prose>
            <PageBlocks blocks={body} parts={parts} />
          </Prose>
        )}
      </Grid>
      {guide && (
        <Steps
          label={title}
          headingLevel={3}
          steps={guide.map((step, index) => ({
            ...step,
            id: step.title,
            icon: <span aria-hidden="true">{index + 1}</span>,
          }))}
        />
      )}
    </Stack>
  )
}

/** The first paragraph introduces the grid, the other blocks follow it. */
function FeatureSection({ section: { id, title, body, features = [] }, parts }: SectionProps) {
  const language = useLanguage()
  const [intro, ...rest] = body
  return (
    <Stack gap="lg" id={id}>
      <Features
        heading={title}
        headingLevel={2}
        {...(typeof intro === 'string' && { intro })}
        features={features.map((feature) => ({
          id: feature.title,
          title: feature.title,
          text: feature.text,
          ...(feature.link && {
            more: (
              <TextLink href={routePath(language, feature.link.to as 'Contact')}>
                {feature.link.text}
              </TextLink>
            ),
          }),
        }))}
      />
      {rest.length > 0 && (
        <Prose>
          <PageBlocks blocks={rest} parts={parts} />
        </Prose>
      )}
    </Stack>
  )
}
