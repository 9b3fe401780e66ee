import { groupPhone } from '@colada/client/format/phone'
import { formatBirthDate } from '@colada/domain/account/birth-date'
import { DEFAULT_BIRTH_DATE, billingMethods } from '@colada/domain/account/registration'
import type { User } from '@colada/domain/account/user'
import { Badge, Inline, type ProfileFact } from '@colada/ui'
import type { Translate } from '../../../platform/language/messages.ts'

/** What the profile shows of the customer (spec 000 §2, Profile). Data that was not given is left out. */
export function profileFacts(me: User, t: Translate): readonly ProfileFact[] {
  const method = billingMethods.find((name) => name === me.billingMethod)
  const isBirthDateGiven = me.birthDate !== '' && me.birthDate !== DEFAULT_BIRTH_DATE
  const facts: readonly (ProfileFact | false)[] = [
    {
      id: 'email',
      term: t('account:fields.email'),
      description: me.isEmailConfirmed ? (
        me.email
      ) : (
        <Inline gap="xs" justify="end">
          {me.email} <Badge tone="warning">{t('profile:data.unconfirmed')}</Badge>
        </Inline>
      ),
    },
    { id: 'phone', term: t('account:fields.phone'), description: groupPhone(me.phone) },
    !me.isBusiness &&
      isBirthDateGiven && {
        id: 'birthDate',
        term: t('profile:data.birthDate'),
        description: formatBirthDate(me.birthDate),
      },
    !me.isBusiness &&
      me.gender !== 'other' && {
        id: 'gender',
        term: t('profile:data.gender'),
        description: t(`profile:genders.${me.gender}`),
      },
    !me.isBusiness && given('businessName', t('account:fields.businessName'), me.businessName),
    given('taxId', t('account:fields.taxId'), me.taxId),
    given('billingAddress', t('account:fields.billingAddress'), me.billingAddress),
    given('billingLocation', t('account:fields.billingLocation'), me.billingLocation),
    me.isBusiness &&
      method !== undefined && {
        id: 'billingMethod',
        term: t('account:fields.billingMethod'),
        description: t(`account:billing.${method}`),
      },
  ]
  return facts.filter((fact) => fact !== false)
}

const given = (id: string, term: string, description: string) =>
  description !== '' && { id, term, description }
