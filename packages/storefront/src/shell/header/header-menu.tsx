import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { NavigationEntry, NavigationMenu, NavigationPanel, NavigationLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import { menusIn, pageItem } from './navigation.ts'

/**
 * The menu in the header of a wide window. Services are part of the pages there; staff also see the customer's orders
 * (spec 000 §2, Navbar).
 */
export default function HeaderMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname } = useLocation()
  const staff = useAppSelector(selectStaff)
  const promotions = pageItem('Promotions', t, language)
  const orders = routePath(language, 'Orders')
  const menus = menusIn(language, t).filter(({ id }) => id !== 'services')
  return (
    <NavigationMenu label={t('shell:navigation')}>
      {staff && (
        <NavigationLink href={orders} current={orders === pathname}>
          {t('shell:user.orders')}
        </NavigationLink>
      )}
      {promotions && (
        <NavigationLink href={promotions.href} current={promotions.href === pathname}>
          {promotions.label}
        </NavigationLink>
      )}
      {menus.map(({ id, label, links }) => (
        <NavigationPanel key={id} label={label}>
          {links.map((item) => (
            <NavigationEntry
              key={item.id}
              href={item.href}
              title={item.label}
              current={item.href === pathname}
            />
          ))}
        </NavigationPanel>
      ))}
    </NavigationMenu>
  )
}
