import type { ComponentType } from 'react'
import { toLanguage } from '@colada/domain/wire/language'
import { lazyView } from '../browser/lazy-view.ts'
import { bringStore } from '../store/late.ts'
import { loadWords } from './browser-words.ts'

/** A view that opens late, together with the store and all the words it may say. `preload` starts them on intent. */
export function lazyWithWords<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazyView(async () => {
    const language = toLanguage(document.documentElement.lang)
    const [view] = await Promise.all([load(), loadWords(language), bringStore()])
    return view
  })
}
