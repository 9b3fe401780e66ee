import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPressed } from '../platform/shortcut.ts'
import type { Section } from './sections.ts'

/** Opens sections by Alt and their key. */
export function useSectionKeys(sections: readonly Section[]): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const section = sections.find(
        ({ key }) => key !== undefined && isPressed(event, { modifier: 'alt', code: `Key${key}` }),
      )
      if (!section) return
      event.preventDefault()
      void navigate(section.path)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [navigate, sections])
}
