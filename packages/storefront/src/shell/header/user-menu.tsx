import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import {
  DropdownMenu,
  LogOutIcon,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  NavAction,
  PackageIcon,
  PlaceIcon,
  QuestionIcon,
  TicketIcon,
  UserIcon,
} from '@colada/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountPath } from '../../features/account/account-navigation.tsx'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { hasScreen } from '../../platform/routes/route-table.ts'
import { Toaster } from '../lazy-toaster.ts'
import { useSignOut } from '../use-sign-out.ts'

/** The account menu: the customer's name, the parts of the account, help, log-out. */
export default function UserMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: me } = useMeQuery()
  const name = me && (me.isBusiness ? me.businessName : me.firstName)
  const signOut = useSignOut()
  const [open, setOpen] = useState(true)
  // A log-out without a network says so.
  useEffect(() => Toaster.preload(), [])
  const leave = async () => {
    await signOut()
    const home = routePath(language, 'Home')
    // Without a network Home may fail to load again where it is shown already.
    if (pathname !== home) await navigate(home)
  }
  return (
    <DropdownMenu
      open={open}
      onOpenChange={setOpen}
      align="end"
      trigger={<NavAction icon={<UserIcon />} label={t('shell:user.account')} />}
    >
      {name && <MenuLabel>{name}</MenuLabel>}
      <MenuLink href={routePath(language, 'Orders')} icon={<PackageIcon />}>
        {t('shell:user.orders')}
      </MenuLink>
      {hasScreen('Profile') && (
        <>
          <MenuLink href={accountPath('vouchers', language)} icon={<TicketIcon />}>
            {t('shell:account.vouchers')}
          </MenuLink>
          <MenuLink href={accountPath('addresses', language)} icon={<PlaceIcon />}>
            {t('shell:account.addresses')}
          </MenuLink>
          <MenuLink href={routePath(language, 'Profile')} icon={<UserIcon />}>
            {t('shell:user.profile')}
          </MenuLink>
        </>
      )}
      <MenuLink href={routePath(language, 'Contact')} icon={<QuestionIcon />}>
        {t('shell:help')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} onSelect={() => void leave()}>
        {t('shell:user.logOut')}
      </MenuItem>
    </DropdownMenu>
  )
}
