import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { NavSheet } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useProductCartState } from '../../features/cart/use-add-to-cart.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import { AppStoreLinks } from '../footer/app-store-links.tsx'
import ThemeChoice from '../footer/theme-choice.tsx'
import { menusIn, type NavigationItem, pageItem } from './navigation.ts'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * The complete menu of a small screen, including services. Categories whose garments cannot be added are disabled, since a
 * phone has no other list of them (spec 000 §2, Catalogue).
 */
export default function SiteSheet({ open, onOpenChange }: Props) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const language = useLanguage()
  const { pathname } = useLocation()
  const staff = useAppSelector(selectStaff)
  const inProcess = useAppSelector(selectInProcess)
  const { refusalOf } = useProductCartState()
  const promotions = pageItem('Promotions', t, language)
  const orders = { id: 'Orders', label: t('shell:user.orders'), href: routePath(language, 'Orders') }
  const further = [...(promotions ? [promotions] : []), ...(staff ? [orders] : [])]
  const menus = menusIn(language, t).map(({ id, label, links }) => ({
    id,
    heading: label,
    links: [...links, ...(id === 'more' ? further : [])].map(({ category, ...link }: NavigationItem) => ({
      ...link,
      current: link.href === pathname,
      disabled: category !== undefined && category !== categoryIds.all && refusalOf(category) !== null,
    })),
  }))
  return (
    <NavSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('shell:menuTitle')}
      closeLabel={t('shell:close')}
      sections={menus}
      disabledReason={t(inProcess ? 'catalogue:problem.notForOrder' : 'catalogue:problem.incompatible')}
    >
      <AppStoreLinks />
      <ThemeChoice />
    </NavSheet>
  )
}
