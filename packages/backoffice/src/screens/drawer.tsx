import { orderTakingRoles } from '@colada/domain/staff/rights'
import { Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { DrawerBoard } from '../features/drawer/drawer-board.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the drawers are loaded by their query. */
export const clientLoader = () => null

export default function Drawer() {
  const { t } = useTranslation(['drawer', 'shell'])
  return (
    <Stack gap="lg">
      <title>{`${t('drawer:title')} | ${t('shell:name')}`}</title>
      <Heading level={1}>{t('drawer:title')}</Heading>
      <DrawerBoard />
    </Stack>
  )
}
