import { company } from '@colada/domain/content/company'
import { type ContactMethod, MailIcon, MessageCircleIcon, PhoneIcon } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatPhone, whatsAppUrl } from '../../platform/format/phone.ts'

/** WhatsApp, telephone and e-mail of the shop. */
export function useContactMethods(): readonly ContactMethod[] {
  const { t } = useTranslation('contact')
  return [
    {
      id: 'whatsApp',
      label: t('contact:ways.whatsApp'),
      detail: formatPhone(company.whatsApp),
      href: whatsAppUrl(company.whatsApp),
      icon: <MessageCircleIcon />,
    },
    {
      id: 'phone',
      label: t('contact:ways.phone'),
      detail: formatPhone(company.phone),
      href: `tel:${company.phone}`,
      icon: <PhoneIcon />,
    },
    {
      id: 'email',
      label: t('contact:ways.email'),
      detail: company.email,
      href: `mailto:${company.email}`,
      icon: <MailIcon />,
    },
  ]
}
