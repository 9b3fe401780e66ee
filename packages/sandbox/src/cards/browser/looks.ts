type Style = Record<string, unknown>

/** The provider's options of an element, as far as they show. */
export type ElementOptions = {
  disabled?: boolean
  style?: { base?: Style; invalid?: Style }
  classes?: { base?: string; focus?: string; invalid?: string; complete?: string; empty?: string }
}

/** The provider's `appearance` of a form of elements, as far as it shows. */
export type Appearance = {
  variables?: Record<string, string>
  rules?: Record<string, Record<string, string>>
}

const propertyOfVariable: Record<string, string> = {
  borderRadius: 'radius',
  colorBackground: 'background',
  colorDanger: 'danger',
  colorPrimary: 'primary',
  colorText: 'text',
  colorTextPlaceholder: 'placeholder',
  colorTextSecondary: 'label',
  fontFamily: 'font',
  fontSizeBase: 'size',
}

const propertyOfStyle: Record<string, string> = { color: 'text', fontFamily: 'font', fontSize: 'size' }

/** Puts a shop's wishes on an element as custom properties, which its stylesheet reads. */
export function dress(host: HTMLElement, options: ElementOptions, appearance: Appearance): void {
  const base = options.style?.base ?? {}
  const wishes: Record<string, unknown> = {
    ...renamed(appearance.variables ?? {}, propertyOfVariable),
    border: appearance.rules?.['.Input']?.border,
    padding: appearance.rules?.['.Input']?.padding,
    ...renamed(base, propertyOfStyle),
    placeholder:
      (base['::placeholder'] as Style | undefined)?.color ?? appearance.variables?.colorTextPlaceholder,
    danger: options.style?.invalid?.color ?? appearance.variables?.colorDanger,
  }
  for (const [name, value] of Object.entries(wishes)) {
    if (typeof value === 'string') host.style.setProperty(`--card-${name}`, value)
  }
}

function renamed(values: Style, names: Record<string, string>): Style {
  return Object.fromEntries(
    Object.entries(names)
      .filter(([given]) => values[given] !== undefined)
      .map(([given, name]) => [name, values[given]]),
  )
}
