import { useLanguage } from '@colada/client/language/use-language'
import { foldText } from '@colada/domain/catalogue/search-terms'
import { routePath } from '@colada/domain/routes/route-path'
import {
  Accordion,
  ButtonLink,
  EmptyState,
  Heading,
  Hidden,
  SearchIcon,
  Stack,
  Text,
  TextButton,
  TextField,
  TextLink,
} from '@colada/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useEarlyInput } from '../../platform/browser/use-early-input.ts'
import type { Faq } from './text-schemas.ts'

type Groups = Faq['groups']

/** The groups with the questions that contain every word; accents and case do not matter. */
export function searchFaq(groups: Groups, query: string): Groups {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const searched = foldText(`${question} ${answer}`)
        return words.every((word) => searched.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** The frequent questions with a search. The question of the URL's fragment is open. */
export function FaqSearch({ groups }: { groups: Groups }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const container = useEarlyInput<HTMLDivElement>(setTyped)
  const found = searchFaq(groups, query)
  const ids = found.flatMap(({ questions }) => questions.map(({ id }) => id))
  const count = ids.length
  const [open, setOpen] = useOpenQuestions(count === 1 ? ids[0] : undefined)
  return (
    <Stack gap="xl">
      <Hidden where="unscripted">
        <Hidden where="print">
          <search ref={container}>
            <Stack gap="xs">
              <TextField
                type="search"
                label={t('content:faq.search')}
                placeholder={t('content:faq.placeholder')}
                iconStart={<SearchIcon size="small" />}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Text as="div" size="small" tone="muted" role="status">
                {t('content:faq.found', { count })}
              </Text>
            </Stack>
          </search>
        </Hidden>
      </Hidden>
      {found.map(({ id, title, questions }) => (
        <Stack key={id} as="section" gap="md" aria-labelledby={`group-${id}`}>
          <Heading level={2} id={`group-${id}`}>
            {title}
          </Heading>
          <Accordion
            level={3}
            open={open}
            onOpenChange={(ids) => setOpen(questions, ids)}
            items={questions.map(({ id: anchor, question, answer }) => ({
              id: anchor,
              question,
              answer: (
                <>
                  <p>{answer}</p>
                  <Hidden where="print">
                    <p>
                      <TextLink href={`#${anchor}`} quiet>
                        {t('content:faq.link')}
                      </TextLink>
                    </p>
                  </Hidden>
                </>
              ),
            }))}
          />
        </Stack>
      ))}
      {count === 0 && (
        <EmptyState
          title={t('content:faq.none', { query })}
          actions={
            <>
              <ButtonLink href={routePath(language, 'Contact')}>{t('content:faq.contact')}</ButtonLink>
              <TextButton onClick={() => setTyped('')}>{t('content:faq.showAll')}</TextButton>
            </>
          }
        >
          {t('content:faq.noneText')}
        </EmptyState>
      )}
    </Stack>
  )
}

/**
 * Ids of the open questions: those that were opened, that of the URL's fragment, which the server does not know, and the only
 * result of a search.
 */
function useOpenQuestions(onlyResult: string | undefined) {
  const { hash } = useLocation()
  const [open, setOpen] = useState<readonly string[]>([])
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (id === '') return
    setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]))
    document.getElementById(id)?.scrollIntoView()
  }, [hash])
  useEffect(() => {
    if (onlyResult !== undefined) setOpen((ids) => [...new Set([...ids, onlyResult])])
  }, [onlyResult])
  /** Replaces the open questions of one accordion. */
  const setOpenOf = (questions: readonly { readonly id: string }[], ids: readonly string[]) =>
    setOpen((all) => [...all.filter((id) => !questions.some((question) => question.id === id)), ...ids])
  return [open, setOpenOf] as const
}
