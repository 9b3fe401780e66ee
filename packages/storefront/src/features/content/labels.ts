import type { Language } from '@colada/domain/wire/language'

/** Labels of buttons and links by message key. */
export type Labels = Readonly<Record<string, string>>

/** Loads the labels that a content names, `{{orders:actions.addItems}}`, so that it calls a button what the button says. */
export async function loadLabels(content: unknown, language: Language): Promise<Labels> {
  const named = [...JSON.stringify(content).matchAll(/\{\{(\w+):([\w.]+)\}\}/g)]
  const labels = named.map(async ([, namespace = '', path = '']) => {
    const messages: { default: unknown } = await import(`../../locales/${language}/${namespace}.json`)
    return [`${namespace}:${path}`, findMessage(messages.default, path)] as const
  })
  return Object.fromEntries(await Promise.all(labels))
}

/** @throws Error When there is no such message. */
function findMessage(messages: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], messages)
  if (typeof found !== 'string')
    throw new Error(`Editorial text names the message "${path}", which is unknown`)
  return found
}
