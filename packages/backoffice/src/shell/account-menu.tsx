import { stores } from '@colada/domain/coverage/stores'
import {
  Button,
  DropdownMenu,
  LockIcon,
  LogOutIcon,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  UserIcon,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLockSessionMutation } from '../features/session/lock-endpoints.ts'
import { useSignOut } from '../features/session/use-sign-out.ts'
import type { Me } from '../platform/session/me.ts'

/** Who is signed in, with which roles and at which store, and the log-out. */
export function AccountMenu({ me }: { me: Me }) {
  const { t } = useTranslation('shell')
  const signOut = useSignOut()
  const [lock] = useLockSessionMutation()
  const store = stores.find(({ id }) => id === me.store_id)?.name
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button appearance="plain" iconStart={<UserIcon />}>
          {store === undefined ? me.name : `${me.name}, ${store}`}
        </Button>
      }
    >
      <MenuLabel>{me.email}</MenuLabel>
      <MenuLabel>{me.roles.map((role) => t(`shell:roles.${role}`)).join(', ')}</MenuLabel>
      <MenuLabel>{store === undefined ? t('shell:noStore') : t('shell:store', { store })}</MenuLabel>
      <MenuSeparator />
      <MenuLink href="/account" icon={<UserIcon />}>
        {t('shell:account')}
      </MenuLink>
      <MenuItem icon={<LockIcon />} onSelect={() => void lock()}>
        {t('shell:lock')}
      </MenuItem>
      <MenuItem icon={<LogOutIcon />} onSelect={() => void signOut()}>
        {t('shell:logOut')}
      </MenuItem>
    </DropdownMenu>
  )
}
