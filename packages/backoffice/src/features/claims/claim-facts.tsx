import { formatDateTime, formatDay } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireStaffClaimDetail } from '@colada/domain/claims/staff-contract'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import {
  Card,
  DescriptionList,
  Grid,
  Heading,
  Image,
  Stack,
  Table,
  type TableProps,
  Text,
  TextLink,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { orderPath } from '../../platform/paths.ts'

const euros = (amount: number) => formatMoney(fromEuros(amount))

/** What the customer reported, and where the claim is. */
export function ClaimFacts({ claim }: { readonly claim: WireStaffClaimDetail }) {
  const { t } = useTranslation('incidents')
  const language = useLanguage()
  const { localizador: locator, due, step, proposed, payout, amount } = claim
  const facts = [
    [
      'order',
      <TextLink key="order" href={orderPath(locator)}>
        {locator}
      </TextLink>,
    ],
    ['customer', claim.customer],
    ['reported', formatDateTime(claim.created_at, language)],
    ['payBefore', formatDay(claim.pay_before, language)],
    ['due', step !== null && due !== null && t(`incidents:step.${step}`, { day: formatDay(due, language) })],
    ['message', claim.message],
    ['dispute', claim.dispute],
    [
      'proposed',
      proposed !== null && t('incidents:by', { amount: euros(proposed), name: claim.proposed_by ?? '' }),
    ],
    [
      'decided',
      amount !== null && t('incidents:by', { amount: euros(amount), name: claim.decided_by ?? '' }),
    ],
    ['appraisal', claim.appraisal],
    ['reason', claim.reason],
    ['payout', payout !== null && t(`incidents:payout.${payout}`)],
    ['transfer', claim.transfer > 0 && euros(claim.transfer)],
    ['iban', claim.iban],
    ['holder', claim.holder],
    ['reference', claim.reference],
    ['code', claim.code],
  ] as const
  return (
    <Card as="section" padding="large">
      <Stack gap="md">
        <Heading level={2} size="title4">
          {t('incidents:facts')}
        </Heading>
        <DescriptionList
          layout="stacked"
          verbatim
          entries={facts.flatMap(([id, description]) =>
            description ? [{ id, term: t(`incidents:fact.${id}`), description }] : [],
          )}
        />
        {claim.pictures.length > 0 && (
          <Grid as="ul" role="list" aria-label={t('incidents:pictures')} columns={{ base: 1, md: 2 }}>
            {claim.pictures.map((src, at) => (
              <li key={src.slice(0, 64) + String(at)}>
                <Image src={src} alt={t('incidents:picture', { number: at + 1 })} width={640} height={640} />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </Card>
  )
}

/** What the rules give for each garment. */
export function ClaimGarments({ claim }: { readonly claim: WireStaffClaimDetail }) {
  const { t } = useTranslation('incidents')
  const { garments, is_lost_order: isLostOrder, computed, maximum } = claim
  return (
    <Card as="section" padding="large">
      <Stack gap="md">
        <Heading level={2} size="title4">
          {t('incidents:garments')}
        </Heading>
        <Table
          hideCaption
          caption={t('incidents:garments')}
          rows={garments}
          getKey={({ id }) => String(id)}
          columns={garmentColumns(t)}
        />
        <DescriptionList
          verbatim
          entries={[
            {
              id: 'computed',
              term: t(isLostOrder ? 'incidents:computedOfOrder' : 'incidents:computed'),
              description: euros(computed),
              strong: true,
            },
            { id: 'maximum', term: t('incidents:maximum'), description: euros(maximum) },
          ]}
        />
      </Stack>
    </Card>
  )
}

function garmentColumns(t: Translate): TableProps<WireStaffClaimDetail['garments'][number]>['columns'] {
  return [
    {
      id: 'name',
      label: t('incidents:garment.name'),
      cell: ({ name, quantity }) =>
        quantity > 1 ? t('incidents:garment.pieces', { name, count: quantity }) : name,
    },
    { id: 'value', label: t('incidents:garment.value'), align: 'end', cell: ({ value }) => euros(value) },
    {
      id: 'age',
      label: t('incidents:garment.age'),
      align: 'end',
      cell: ({ age_months: months, percent }) => t('incidents:garment.months', { count: months, percent }),
    },
    {
      id: 'service',
      label: t('incidents:garment.service'),
      align: 'end',
      cell: ({ service }) => euros(service),
    },
    {
      id: 'compensation',
      label: t('incidents:garment.compensation'),
      align: 'end',
      cell: ({ compensation, basis }) => (
        <Stack gap="xxs" align="end">
          <span>{euros(compensation)}</span>
          <Text as="span" size="small" tone="secondary">
            {t(`incidents:basis.${basis}`, { multiple: serviceTerms.maxMultiple })}
          </Text>
        </Stack>
      ),
    },
  ]
}
