type Style = Record<string, unknown>

/** The supported subset of an element's options. */
export type ElementOptions = {
  disabled?: boolean
  style?: { base?: Style; invalid?: Style }
  classes?: { base?: string; focus?: string; invalid?: string; complete?: string; empty?: string }
}

/** The supported subset of the provider's `appearance` option. */
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

/** Sets the shop's appearance as custom properties that the element's stylesheet reads. */
export function applyAppearance(host: HTMLElement, options: ElementOptions, appearance: Appearance): void {
  const base = options.style?.base ?? {}
  const properties: Record<string, unknown> = {
    ...renamed(appearance.variables ?? {}, propertyOfVariable),
    border: appearance.rules?.['.Input']?.border,
    padding: appearance.rules?.['.Input']?.padding,
    ...renamed(base, propertyOfStyle),
    placeholder:
      (base['::placeholder'] as Style | undefined)?.color ?? appearance.variables?.colorTextPlaceholder,
    danger: options.style?.invalid?.color ?? appearance.variables?.colorDanger,
  }
  for (const [name, value] of Object.entries(properties)) {
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
