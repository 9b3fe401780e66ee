import { useState } from 'react'

/** Copies a text, and the result of the last attempt. */
export function useCopy() {
  const [result, setResult] = useState<'copied' | 'copyFailed'>()
  const copy = async (text: string) => {
    try {
      // `navigator.clipboard` is undefined without https.
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('copyFailed')
    }
  }
  return { result, copy }
}
