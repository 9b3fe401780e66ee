import { formatLongDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { Box, Container, Heading, Hero, LegalProse, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageAction } from './page-action.tsx'
import { PageBlocks, type PageParts } from './page-blocks.tsx'
import { PageLink } from './page-link.tsx'
import type { Page } from './page-schema.ts'
import { PageSections } from './page-sections.tsx'

const noParts: PageParts = {}

export interface PageViewProps {
  readonly page: Page
  readonly parts?: PageParts
  /** Further buttons beside the picture. */
  readonly actions?: ReactNode
  /** Rendered between the heading and the sections. */
  readonly children?: ReactNode
  /** Rendered after the sections. */
  readonly after?: ReactNode
  /** The contact form of a page with `contact`, in place of the next step. */
  readonly form?: ReactNode
}

/** A page of editorial content: a legal text with a table of contents, or sections to read. */
export function PageView({ page, parts = noParts, actions, children, after, form }: PageViewProps) {
  const { title, lead, picture, action, start = action } = page
  return (
    <Box paddingBlock="xl">
      <Container>
        <Stack gap="section">
          {picture === undefined ? (
            <Stack gap="md">
              <Heading level={1}>{title}</Heading>
              <Text size="lead" tone="secondary">
                {lead}
              </Text>
            </Stack>
          ) : (
            <Hero
              title={title}
              headingLevel={1}
              text={lead}
              facts={page.facts ?? []}
              actions={
                <>
                  {start && <PageLink {...start} />}
                  {actions}
                </>
              }
              picture={{
                src: `/pictures/${picture}.svg`,
                width: 320,
                height: 240,
                priority: 'high',
              }}
            />
          )}
          {children}
          {page.validFrom === undefined ? (
            <PageSections sections={page.sections} parts={parts} />
          ) : (
            <LegalText page={page} parts={parts} />
          )}
          {after}
          {form && <div id="contact">{form}</div>}
          {!form && <PageAction action={action} />}
        </Stack>
      </Container>
    </Box>
  )
}

function LegalText({ page, parts }: { page: Page; parts: PageParts }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  return (
    <LegalProse
      contentsLabel={t('content:page.contents')}
      headingLevel={2}
      updated={t('content:page.validFrom', {
        version: page.version,
        date: formatLongDate(page.validFrom!, language),
      })}
      sections={page.sections.map(({ id, title, body }) => ({
        id,
        title,
        body: <PageBlocks blocks={body} parts={parts} />,
      }))}
    />
  )
}
