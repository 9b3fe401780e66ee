import { NavSheet } from '@colada/ui'
import { useLocation } from 'react-router-dom'
import { useWords } from '../platform/language/words.tsx'
import { menusOf, promotionsPlace } from './navigation.ts'
import ThemeChoice from './theme-choice.tsx'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The whole menu on a small screen, services included. */
export default function SiteSheet({ open, onOpenChange }: Props) {
  const { t, language } = useWords()
  const { pathname } = useLocation()
  const promotions = promotionsPlace(t, language)
  const menus = menusOf(t, language).map(({ id, label, links }) => ({
    id,
    heading: label,
    links: [...links, ...(id === 'more' && promotions ? [promotions] : [])].map((link) => ({
      ...link,
      current: link.href === pathname,
    })),
  }))
  return (
    <NavSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('shell:menuTitle')}
      closeLabel={t('shell:close')}
      sections={menus}
    >
      <ThemeChoice />
    </NavSheet>
  )
}
