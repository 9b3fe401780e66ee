import { useCopy } from '@colada/client/browser/use-copy'
import { ShareButtons, VoucherCard } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { Referral } from './referral.tsx'

interface Props {
  readonly code: string
  /** Text of the invitation; `{code}` is replaced. */
  readonly invitation: { readonly subject: string; readonly text: string }
  /** Path of the page that the invitation links. */
  readonly page: string
}

/** A customer's referral code with share buttons. Loaded lazily, for signed-in customers only. */
export default function OwnReferral({ code, invitation, page }: Props) {
  const { t } = useTranslation('promotions')
  const { result, copy } = useCopy()
  return (
    <Referral
      code={
        <VoucherCard
          label={t('promotions:referral.code')}
          code={code}
          uses={t('promotions:referral.uses')}
          copy={{
            label: t(`promotions:referral.${result ?? 'copy'}`),
            status: result && t(`promotions:referral.${result}`),
            onClick: () => void copy(code),
          }}
        />
      }
      action={
        <ShareButtons
          label={t('promotions:referral.share')}
          content={{
            title: invitation.subject,
            text: invitation.text.replace('{code}', code),
            url: location.origin + page,
          }}
          labels={{
            device: t('promotions:referral.device'),
            copy: t('promotions:referral.copyLink'),
            copied: t('promotions:referral.copied'),
            copyFailed: t('promotions:referral.copyFailed'),
            mail: t('promotions:referral.mail'),
            whatsApp: t('promotions:referral.whatsApp'),
          }}
        />
      }
    />
  )
}
