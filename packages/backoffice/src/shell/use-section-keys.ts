import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Section } from './sections.ts'

/** Opens sections by Alt and their key; a modifier, so that typing opens none (WCAG 2.1.4). A dialog is answered first. */
export function useSectionKeys(sections: readonly Section[]): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event
      if (!altKey || ctrlKey || metaKey || shiftKey || document.querySelector('[role$="dialog"]')) return
      const section = sections.find(({ key }) => key !== undefined && code === `Key${key}`)
      if (!section) return
      event.preventDefault()
      void navigate(section.path)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [navigate, sections])
}
