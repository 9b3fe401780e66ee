import { type ComponentType, lazy } from 'react'
import { toLanguage } from '@colada/domain/wire/language'
import { loadWords } from './browser-words.ts'

/** A view that opens late, together with all the words it may say. `preload` starts both on intent. */
export function lazyWithWords<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const both = async () => {
    const [view] = await Promise.all([load(), loadWords(toLanguage(document.documentElement.lang))])
    return view
  }
  return Object.assign(lazy(both), { preload: () => void both().catch(() => undefined) })
}
