import type { InBoth } from '../language.ts'

export const words: InBoth<{ shirt: string; delivery: string }> = {
  es: { shirt: 'Camisa blanca doblada', delivery: 'Entrega a domicilio' },
  en: { shirt: 'Folded white shirt', delivery: 'Home delivery' },
}
