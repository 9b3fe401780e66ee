import { QueryView } from '@colada/client/api/query-view'
import { useCopy } from '@colada/client/browser/use-copy'
import { formatDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, ButtonLink, EmptyState, Grid, VoucherCard } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { slugsOf } from '../../../platform/catalogue/slugs.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { useGoTo } from '../../../platform/routes/go-to.ts'
import { useAppDispatch, useAppSelector } from '../../../platform/store/hooks.ts'
import { couponEntered, selectCartSize } from '../../cart/cart-slice.ts'
import { useWalletQuery, type WalletItem } from './profile-endpoints.ts'

/** The customer's codes with uses left: packs and rewards. */
export default function Wallet({ isBusiness }: { readonly isBusiness: boolean }) {
  const { t } = useTranslation('profile')
  return (
    <QueryView
      query={useWalletQuery()}
      loadingLabel={t('profile:wallet.loading')}
      failedTitle={t('profile:wallet.failed')}
    >
      {(items) =>
        items.length === 0 ? (
          <NoCodes isBusiness={isBusiness} />
        ) : (
          <Grid as="ul" role="list" columns={{ base: 1, lg: 2 }} aria-label={t('profile:wallet.label')}>
            {items.map((item) => (
              <li key={item.code}>
                <Code {...item} />
              </li>
            ))}
          </Grid>
        )
      }
    </QueryView>
  )
}

/** Packs have at most twenty uses; several of them are one code. */
const MAX_DOTS = 20

function Code({ code, name, kind, amount, percent, usesLeft, maxUses, expiresOn }: WalletItem) {
  const { t } = useTranslation(['profile', 'promotions'])
  const language = useLanguage()
  const { result, copy } = useCopy()
  const dispatch = useAppDispatch()
  const goTo = useGoTo()
  const isCartFilled = useAppSelector(selectCartSize) > 0
  // A reward is used once.
  const isReward = kind === 'reward' && maxUses === 1
  const uses =
    usesLeft === null
      ? t('profile:wallet.unlimited')
      : maxUses === null
        ? t('profile:wallet.usesLeft', { count: usesLeft })
        : t('profile:wallet.uses', { count: usesLeft, max: maxUses })
  const expiry =
    expiresOn === null
      ? t('profile:wallet.noExpiry')
      : t('profile:wallet.until', { date: formatDate(expiresOn, language) })
  const value = isReward ? 'rewardOff' : 'amountOff'
  const hasDots = !isReward && usesLeft !== null && maxUses !== null && maxUses <= MAX_DOTS
  const categoria = slugsOf(categoryIds.all)[language]
  const use = () => {
    dispatch(couponEntered(code))
    notify({ key: 'promotions:sponsor.kept', params: { code }, tone: 'success', duration: 'snackbar' })
    goTo(isCartFilled ? routePath(language, 'Carrito') : routePath(language, 'Category', { categoria }))
  }
  return (
    <VoucherCard
      title={name || t(`profile:wallet.${kind}`)}
      label={
        percent > 0
          ? t('profile:wallet.percentOff', { percent })
          : t(`profile:wallet.${value}`, { amount: formatMoney(amount) })
      }
      code={code}
      uses={isReward ? expiry : `${uses} · ${expiry}`}
      dots={hasDots ? { left: usesLeft, total: maxUses } : undefined}
      action={
        <Button size="small" aria-label={t('profile:wallet.useOne', { code })} onClick={use}>
          {t('profile:wallet.use')}
        </Button>
      }
      copy={{
        label: t(`profile:wallet.${result ?? 'copy'}`),
        status: result && t(`profile:wallet.${result}`),
        onClick: () => void copy(code),
      }}
    />
  )
}

/** Companies do not refer friends (spec 000 §2, Profile). */
function NoCodes({ isBusiness }: { readonly isBusiness: boolean }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const packs = routePath(language, 'Category', { categoria: slugsOf(categoryIds.vouchers)[language] })
  return (
    <EmptyState
      title={t('profile:wallet.empty')}
      actions={
        <ButtonLink href={packs} appearance="outline">
          {t('profile:wallet.packs')}
        </ButtonLink>
      }
    >
      {t(isBusiness ? 'profile:wallet.emptyTextOfBusiness' : 'profile:wallet.emptyText')}
    </EmptyState>
  )
}
