import {
  Box,
  ButtonLink,
  CallToAction,
  Container,
  Heading,
  Image,
  LegalProse,
  Prose,
  Stack,
  Text,
} from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLongDate } from '../../platform/format/dates.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { PageBlocks, type PageParts } from './page-blocks.tsx'
import type { Page } from './page-schema.ts'

const noParts: PageParts = {}

export interface PageViewProps {
  readonly page: Page
  readonly parts?: PageParts
  /** Rendered between the heading and the sections. */
  readonly children?: ReactNode
}

/** A page of editorial content: a legal text with a table of contents, or sections to read. */
export function PageView({ page, parts = noParts, children }: PageViewProps) {
  const { title, lead, picture, sections, action } = page
  const language = useLanguage()
  return (
    <Box paddingBlock="xl">
      <Container width={page.validFrom === undefined ? 'text' : 'content'}>
        <Stack gap="xxl">
          <Stack gap="md">
            {picture && (
              <Image
                src={`/pictures/${picture}.svg`}
                alt=""
                width={320}
                height={240}
                ratio="wide"
                background="soap"
                radius="card"
                priority="high"
              />
            )}
            <Heading level={1}>{title}</Heading>
            <Text size="lead" tone="secondary">
              {lead}
            </Text>
          </Stack>
          {children}
          {page.validFrom === undefined ? (
            sections.map(({ id, title, body }) => (
              <Stack key={id} as="section" gap="md" id={id} aria-labelledby={`${id}-title`}>
                <Heading level={2} id={`${id}-title`}>
                  {title}
                </Heading>
                <Prose>
                  <PageBlocks blocks={body} parts={parts} />
                </Prose>
              </Stack>
            ))
          ) : (
            <LegalText page={page} parts={parts} />
          )}
          {action && (
            <CallToAction
              title={action.title}
              headingLevel={2}
              text={action.text}
              actions={
                <ButtonLink href={routePath(language, action.to as 'Contact')}>{action.label}</ButtonLink>
              }
            />
          )}
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
